import { availableParallelism, totalmem } from 'node:os';

/** The maximum memory of a suite, its worker and its browser. */
const BYTES_PER_WORKER = 2 * 1024 ** 3;

/**
 * The number of workers: one per core plus one, which works while another waits for its suite; fewer if memory is
 * short. Each has its own suite.
 */
export const suiteWorkers: number = Math.max(
  1,
  Math.min(availableParallelism() + 1, Math.floor(totalmem() / BYTES_PER_WORKER)),
);
