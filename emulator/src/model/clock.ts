/** Time as the engine sees it, so that tests can move it without waiting. */
export interface Clock {
  /** Microseconds since 1970. */
  now(): bigint;
  /** Calls back once after `milliseconds`, unless the returned function is called before. Keeps no process alive. */
  after(milliseconds: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1000)),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
