/** Tests of chance are short, unless `FULL=1` asks for their full size. */
export function size(short: number, full: number): number {
  return process.env['FULL'] === '1' ? full : short;
}

/** Where the random numbers of tests begin. Their names tell it, so that a run that failed can be repeated. */
export const SEED = Number(process.env['SEED'] ?? 1);

/** For tests of chance at full size, in milliseconds. */
export const FULL_TIMEOUT_MS = 600_000;
