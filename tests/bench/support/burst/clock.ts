interface Alarm {
  readonly at: number;
  readonly ring: () => void;
}

/** A model clock: stands still during work and then jumps to the next alarm. In milliseconds. */
export class Clock {
  now = 0;
  readonly #alarms: Alarm[] = [];

  /** Alarms of the same instant ring in the order they were set. */
  at(at: number, ring: () => void): void {
    const later = this.#alarms.findLastIndex((alarm) => alarm.at <= at);
    this.#alarms.splice(later + 1, 0, { at, ring });
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.at(this.now + ms, resolve));
  }

  /** Jumps from alarm to alarm until none is set. `quiet` resolves when nothing is running. */
  async run(quiet: () => Promise<void>): Promise<void> {
    for (;;) {
      await quiet();
      const [next] = this.#alarms;
      if (!next) return;
      this.now = Math.max(this.now, next.at);
      const later = this.#alarms.findIndex(({ at }) => at > this.now);
      const ringing = this.#alarms.splice(0, later === -1 ? Infinity : later);
      for (const { ring } of ringing) ring();
    }
  }
}
