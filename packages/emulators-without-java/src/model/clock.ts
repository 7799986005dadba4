/** Time as the engine sees it, so that tests can move it without waiting. */
export interface Clock {
  /** Since 1970. */
  nowMicros(): bigint;
  /** Calls back once after a delay, unless the returned function is called before. Keeps no process alive. */
  after(delayMs: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  nowMicros: () => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1000)),
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
