interface Alarm {
  readonly at: number;
  readonly ring: () => void;
}

/** A clock that stands still while there is work, and goes on to the next alarm when there is none. In milliseconds. */
export class Clock {
  now = 0;
  readonly #alarms: Alarm[] = [];

  /** Alarms of one instant ring in the order in which they were set. */
  at(at: number, ring: () => void): void {
    const later = this.#alarms.findLastIndex((alarm) => alarm.at <= at);
    this.#alarms.splice(later + 1, 0, { at, ring });
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.at(this.now + ms, resolve));
  }

  /** Goes on from instant to instant until no alarm is set. `quiet` answers when nothing is under way. */
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
