// Set up for tests that need a suite: tells the SDKs and the tests where the one of this worker is.
import net from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { PORT_OFFSETS } from '../../../scripts/suite/ports.ts';
import type { SuiteEnv } from './globalSetup.ts';

/** Kept with the process: its files share what it has loaded, and with it the addresses of one suite. */
const CLAIMED = Symbol.for('claimed suite');
const worker: typeof globalThis & { [CLAIMED]?: Promise<SuiteEnv> } = globalThis;
worker[CLAIMED] ??= claimOneOf(inject('suites'));
Object.assign(process.env, await worker[CLAIMED]);

// A run that was killed takes its workers, and so their browsers, with it.
process.removeAllListeners('disconnect').once('disconnect', () => process.exit(1));

/**
 * A suite that no other worker uses: to who holds a port of its block, until that process ends. VITEST_POOL_ID would
 * not do: vitest 4 gives an id to two workers when one turn of projects follows another.
 */
async function claimOneOf(suites: readonly SuiteEnv[]): Promise<SuiteEnv> {
  for (;;) {
    for (const suite of suites) {
      const site = suite['SITE_URL'];
      // The suite in which this run was started, by whoever started it.
      if (site === undefined || (await hold(Number(new URL(site).port) + PORT_OFFSETS.claim))) {
        return suite;
      }
    }
    // A worker before this one has not quite ended.
    await setTimeout(50);
  }
}

/** Holds a port until this process ends, unless somebody else does. */
function hold(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const held = net.createServer().unref();
    held.once('error', () => resolve(false));
    held.listen(port, '127.0.0.1', () => resolve(true));
  });
}
