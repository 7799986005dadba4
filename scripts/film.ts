// `npm run film`: starts a suite with the demo data and films what the README shows.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { seed } from './seed.ts';
import { buildEngine, buildFunctions, buildSite } from './suite/build.ts';
import { localEngineEnv } from './suite/engine.ts';
import { findFreeBase, portsFrom } from './suite/ports.ts';
import { fail, step } from './suite/progress.ts';
import { PROJECT_ID, ROOT } from './suite/root.ts';
import { startSuite } from './suite/suite.ts';

const FIRST_PORT = 20_000;
const FILE = 'docs/images/booking.webp';

try {
  const ports = portsFrom(await findFreeBase(FIRST_PORT));
  const [site] = await step('Building the site, the functions and the engine', () =>
    Promise.all([buildSite(), buildFunctions(), buildEngine()]),
  );
  const engineEnv = await localEngineEnv();
  const suite = await step('Starting a Firebase suite', () =>
    startSuite({ ports, site, engineEnv }),
  );
  try {
    Object.assign(process.env, suite.env);
    await seed({ projectId: PROJECT_ID });
    // Imported late, because it asks for the site's address at once.
    const { filmBooking } = await import('./film/booking.ts');
    const film = await step('Filming a booking', filmBooking);
    await writeFile(path.join(ROOT, FILE), film);
    process.stdout.write(`${FILE}: ${Math.round(film.length / 1000)} kB\n`);
  } finally {
    await suite.stop();
  }
} catch (error) {
  fail(error);
}
