import type { Clock } from '../model/clock.ts';
import { Timestamp } from '../model/timestamp.ts';

/**
 * Times of commits and reads in one database: microseconds, never backwards, and every commit strictly later than all
 * commits and reads before it, so that what was read at a time stays true for that time.
 */
export class CommitClock {
  private last = 0n;

  constructor(private readonly clock: Clock) {}

  commitTime(): Timestamp {
    return this.advance(this.last + 1n);
  }

  readTime(): Timestamp {
    return this.advance(this.last);
  }

  /** All later times will be at least this one. */
  catchUpWith(time: Timestamp): void {
    const micros = time.toMicros();
    if (micros > this.last) this.last = micros;
  }

  private advance(atLeast: bigint): Timestamp {
    const now = this.clock.now();
    this.last = now > atLeast ? now : atLeast;
    return Timestamp.fromMicros(this.last);
  }
}
