package codec

// certain is the whole of a probability: 12 bits.
const certain = 1 << 12

// maxLogit is the largest ln(p/(1-p)), in 256ths: 8.
const maxLogit = 2047

// logistic is the probability of each 128th of logits from -2048.
var logistic = [33]uint16{
	1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348,
	3607, 3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
}

// probability of a logit, 0 < p < certain.
func probability(logit int64) int {
	logit = min(max(logit, -maxLogit), maxLogit)
	at, part := (logit+2048)>>7, int(logit&127)
	return (int(logistic[at])*(128-part) + int(logistic[at+1])*part + 64) >> 7
}

// logits makes the inverse of probability.
func logits() (table [certain]int16) {
	p := 0
	for logit := int64(-maxLogit); logit <= maxLogit; logit++ {
		for ; p <= probability(logit); p++ {
			table[p] = int16(logit)
		}
	}
	for ; p < certain; p++ {
		table[p] = maxLogit
	}
	return table
}

const (
	firstWeight = 12 << 10 // of 1 << 16
	eagerness   = 14       // of learning
)

// weights say how much each of the inputs is worth. A bit changes them by less
// than 1 << 11, so that nothing overflows in texts shorter than 1 << 30.
type weights [inputs]int64

func (w *weights) mix(in *[inputs]int64) int {
	sum := int64(0)
	for i, x := range in {
		sum += x * w[i]
	}
	return probability(sum >> 16)
}

// learn corrects the weights by the error of a prediction.
func (w *weights) learn(in *[inputs]int64, predicted, bit int) {
	miss := int64(bit*certain-predicted) * eagerness
	for i, x := range in {
		w[i] += (x*miss + 1<<15) >> 16
	}
}
