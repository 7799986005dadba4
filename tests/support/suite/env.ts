// Setup of tests that need a suite: sets the addresses of this worker's suite for SDKs and tests.
import { writeSync } from 'node:fs';
import net from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { addDays, baliDate, startOfBaliDate } from '@selasar/domain/core';
import { inject } from 'vitest';
import { PORT_OFFSETS } from '../../../scripts/suite/ports.ts';
import type { SuiteEnv } from './globalSetup.ts';

// The clock of the suite goes on during a test: a file that could see midnight in Bali begins after it.
const now = new Date();
const midnight = startOfBaliDate(addDays(baliDate(now), 1));
const LONGEST_FILE_MS = 180_000;
const untilMidnight = midnight.getTime() - now.getTime();
if (untilMidnight < LONGEST_FILE_MS) {
  // Past the check of console.ts, for which it would be unexpected.
  writeSync(2, 'Waiting for midnight in Bali, so that no day ends within a test…\n');
  await setTimeout(untilMidnight);
}

/** Stored on the process: its files share loaded modules, and with them the addresses of one suite. */
const CLAIMED = Symbol.for('claimed suite');
const worker: typeof globalThis & { [CLAIMED]?: Promise<SuiteEnv> } = globalThis;
worker[CLAIMED] ??= claimOneOf(inject('suites'));
Object.assign(process.env, await worker[CLAIMED]);

// If the run is killed, its workers and their browsers end, too.
process.removeAllListeners('disconnect').once('disconnect', () => process.exit(1));

/**
 * Reserves a suite for this worker: it belongs to the process that holds a port of its block. VITEST_POOL_ID does not
 * work: vitest 4 gives one id to two workers when one group of projects follows another.
 */
async function claimOneOf(suites: readonly SuiteEnv[]): Promise<SuiteEnv> {
  for (;;) {
    for (const suite of suites) {
      const site = suite['SITE_URL'];
      // The suite in which this run was started.
      if (site === undefined || (await hold(Number(new URL(site).port) + PORT_OFFSETS.claim))) {
        return suite;
      }
    }
    // An earlier worker has not quite ended.
    await setTimeout(50);
  }
}

/** Holds a port until this process ends; fails if another process holds it. */
function hold(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const held = net.createServer().unref();
    held.once('error', () => resolve(false));
    held.listen(port, '127.0.0.1', () => resolve(true));
  });
}
