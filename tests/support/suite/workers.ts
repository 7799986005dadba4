import { availableParallelism, totalmem } from 'node:os';

/** What a suite, its worker and its browser take at the most. */
const BYTES_PER_WORKER = 2 * 1024 ** 3;

/**
 * As many workers as the machine has cores, and one that works while another waits for its suite; fewer if memory is
 * short. Each has a suite of its own.
 */
export const suiteWorkers: number = Math.max(
  1,
  Math.min(availableParallelism() + 1, Math.floor(totalmem() / BYTES_PER_WORKER)),
);
