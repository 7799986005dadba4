// Set up for tests that need a suite: tells the SDKs and the tests where the one of this worker is.
import { inject } from 'vitest';

const suites = inject('suites');
const worker = Number(process.env['VITEST_POOL_ID'] ?? 1);
Object.assign(process.env, suites[(worker - 1) % suites.length]);

// A run that was killed takes its workers, and so their browsers, with it.
process.removeAllListeners('disconnect').once('disconnect', () => process.exit(1));
