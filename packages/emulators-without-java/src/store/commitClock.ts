import type { Clock } from '../model/clock.ts';
import { Timestamp } from '../model/timestamp.ts';

/**
 * Times of commits and reads in one database: microseconds, never backwards, and every commit strictly later than all
 * commits and reads before it, so that what was read at a time stays true for that time.
 */
export class CommitClock {
  #lastMicros = 0n;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  commitTime(): Timestamp {
    return this.#advance(this.#lastMicros + 1n);
  }

  readTime(): Timestamp {
    return this.#advance(this.#lastMicros);
  }

  /** All later times will be at least this one. */
  catchUpWith(time: Timestamp): void {
    const micros = time.toMicros();
    if (micros > this.#lastMicros) this.#lastMicros = micros;
  }

  #advance(atLeast: bigint): Timestamp {
    const nowMicros = this.#clock.nowMicros();
    this.#lastMicros = nowMicros > atLeast ? nowMicros : atLeast;
    return Timestamp.fromMicros(this.#lastMicros);
  }
}
