// `npm run test:mutants`: changes each condition, value and statement of the domain and of the functions in turn; their
// tests must notice nine of ten. `-- domain` or `-- functions/src/mail` does a part, `-- --sample 80` about 80 mutants.
import { readOptions, type Part } from './mutants/code/options.ts';
import { filesOf, samplePieces } from './mutants/code/pieces.ts';
import { isTooFew, printReport, printSum } from './mutants/code/printReport.ts';
import { rooms } from './mutants/code/rooms.ts';
import { runStryker, type Report } from './mutants/code/runStryker.ts';
import { seed as addDemoData } from './seed.ts';
import { buildEngine, buildFunctions, buildSite } from './suite/build.ts';
import { localEngineEnv } from './suite/engine.ts';
import { findFreeBase, portsFrom } from './suite/ports.ts';
import { fail, step } from './suite/progress.ts';
import { PROJECT_ID } from './suite/root.ts';
import { startSuite } from './suite/suite.ts';

const FIRST_PORT = 23_000;

async function withSuite<T>(work: () => Promise<T>): Promise<T> {
  const ports = portsFrom(await findFreeBase(FIRST_PORT));
  const suite = await step('Starting a Firebase suite for the tests of the functions', async () => {
    // The function of the pages draws with what is built of the site.
    const [site] = await Promise.all([buildSite(), buildFunctions(), buildEngine()]);
    return startSuite({ ports, site, engineEnv: await localEngineEnv() });
  });
  Object.assign(process.env, suite.env);
  try {
    await addDemoData({ projectId: PROJECT_ID });
    return await work();
  } finally {
    await suite.stop();
  }
}

try {
  const { parts, sample, seed } = readOptions(process.argv.slice(2));
  if (sample !== undefined) process.stdout.write(`A sample, with --seed ${seed}\n`);
  const mutated = (part: Part) =>
    sample === undefined ? filesOf(part) : samplePieces(part, sample, seed);
  const reports: Report[] = [];
  for (const part of parts) {
    const { room, under } = part;
    const run = async () => runStryker(room, await mutated(part));
    const report = await (rooms[room].needsSuite ? withSuite(run) : run());
    printReport(under, report);
    reports.push(report);
  }
  printSum(reports);
  process.exit(reports.some(isTooFew) ? 1 : 0);
} catch (error) {
  fail(error);
}
