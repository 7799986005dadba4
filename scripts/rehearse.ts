// `npm run rehearse [-- --busy]`: loses a whole business and restores it, in a suite of its own: demo data (with --busy
// those of a year), backup, wipe, restore; every document, account, claim and picture has to be as before, and no mail may
// leave twice.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { partNames } from './backup/manifest.ts';
import { placeAt } from './backup/place.ts';
import { inWords } from './backup/progress.ts';
import { openSite } from './backup/site.ts';
import { doBusiness } from './rehearse/business.ts';
import { rehearse } from './rehearse/rehearsal.ts';
import { seed } from './seed.ts';
import { buildEngine, buildFunctions } from './suite/build.ts';
import { localEngineEnv, officialEngineEnv } from './suite/engine.ts';
import { endOnSignal } from './suite/endOnSignal.ts';
import { findFreeBase, portsFrom } from './suite/ports.ts';
import { fail, step } from './suite/progress.ts';
import { PROJECT_ID } from './suite/root.ts';
import { startSuite } from './suite/suite.ts';

const FIRST_PORT = 24_000;

async function run(): Promise<void> {
  await step('Building the engine and the functions', () =>
    Promise.all([buildEngine(), buildFunctions()]),
  );
  const ports = portsFrom(await findFreeBase(FIRST_PORT));
  const isOfficial = process.argv.includes('--official');
  const busy = process.argv.includes('--busy');
  const engineEnv = isOfficial ? officialEngineEnv() : await localEngineEnv();
  const suite = await step('Starting a Firebase suite', () => startSuite({ ports, engineEnv }));
  const folder = await mkdtemp(path.join(tmpdir(), 'rehearsal-'));
  try {
    Object.assign(process.env, suite.env);
    const site = openSite({ project: PROJECT_ID });
    await step(busy ? 'A year of business' : 'Some weeks of business', async () => {
      await seed({ projectId: PROJECT_ID, busy });
      await doBusiness(site);
    });
    const { manifest, faults, heldMails, shownPictures } = await rehearse(
      site,
      placeAt(folder, site.app),
    );
    const sizes = partNames.map((part) => `${inWords(manifest.parts[part].count)} ${part}`);
    process.stdout.write(
      `\n${sizes.join(', ')}; ${shownPictures} pictures shown at their old addresses; ${heldMails} mails held, none ` +
        `sent again; the old password opens the account.\n`,
    );
    for (const fault of faults) process.stderr.write(`  ✗ ${fault}\n`);
    if (faults.length > 0) throw new Error(`${faults.length} pieces are not as they were.`);
    process.stdout.write('All is as it was.\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
    await suite.stop();
  }
}

endOnSignal();

try {
  await run();
  process.exit(0);
} catch (error) {
  fail(error);
}
