/** A point in time as Firestore stores it: whole seconds since 1970 (UTC) and nanoseconds 0..999,999,999. */
export class Timestamp {
  constructor(
    readonly seconds: number,
    readonly nanos: number,
  ) {}

  static fromMicros(micros: bigint): Timestamp {
    const seconds = micros / 1_000_000n;
    const rest = micros % 1_000_000n;
    return rest < 0n
      ? new Timestamp(Number(seconds) - 1, Number(rest + 1_000_000n) * 1000)
      : new Timestamp(Number(seconds), Number(rest) * 1000);
  }

  /** Microseconds since 1970; anything finer is cut off, as the server does. */
  toMicros(): bigint {
    return BigInt(this.seconds) * 1_000_000n + BigInt(Math.trunc(this.nanos / 1000));
  }

  compareTo(other: Timestamp): number {
    return this.seconds - other.seconds || this.nanos - other.nanos;
  }
}
