// Workers that a journey can watch and hurt.
window.workers = { started: 0, asked: 0, kill: 0, silence: 0, hold: false, took: [] };
window.Worker = class extends Worker {
  constructor(address) {
    super(address);
    workers.started++;
  }

  // Answers are held back until the search is stopped.
  set onmessage(heard) {
    super.onmessage = heard && ((event) => {
      if (/^thought /.test(event.data)) { workers.took.push([Math.round(performance.now() - this.since), this.limit]); }
      if (workers.hold && /^thought /.test(event.data)) { this.held = () => heard(event); } else { heard(event); }
    });
  }

  postMessage(message) {
    super.postMessage(message);
    if (/^stop /.test(message)) {
      const go = () => (this.held ? this.held() : setTimeout(go, 20));
      if (workers.hold) { go(); }
    }
    if (!/^think /.test(message)) { return; }
    workers.asked++;
    this.since = performance.now();
    this.limit = Number(message.split(" ", 8)[7].split("\n")[0]);
    if (workers.kill > 0) {
      workers.kill--;
      this.terminate();
      setTimeout(() => this.onerror?.(new Event("error")));
    } else if (workers.silence > 0) {
      workers.silence--;
      this.terminate();
    }
  }
};
