// `npm run test:mutants`: changes each condition, value and statement of the domain and of the functions in turn; their
// tests must notice nine of ten. `-- domain` or `-- functions` does one of them, `-- --sample 80` about 80 mutants.
import { readOptions } from './mutants/code/options.ts';
import { filesOf, samplePieces } from './mutants/code/pieces.ts';
import { isTooFew, printReport, printSum } from './mutants/code/printReport.ts';
import { rooms, type Room } from './mutants/code/rooms.ts';
import { runStryker, type Report } from './mutants/code/runStryker.ts';
import { seed as addDemoData } from './seed.ts';
import { buildEngine, buildFunctions } from './suite/build.ts';
import { localEngineEnv } from './suite/engine.ts';
import { findFreeBase, portsFrom } from './suite/ports.ts';
import { fail, step } from './suite/progress.ts';
import { PROJECT_ID } from './suite/root.ts';
import { startSuite } from './suite/suite.ts';

const FIRST_PORT = 23_000;

async function withSuite<T>(work: () => Promise<T>): Promise<T> {
  const ports = portsFrom(await findFreeBase(FIRST_PORT));
  const suite = await step('Starting a Firebase suite for the tests of the functions', async () => {
    await Promise.all([buildFunctions(), buildEngine()]);
    return startSuite({ ports, engineEnv: await localEngineEnv() });
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
  const { rooms: chosen, sample, seed } = readOptions(process.argv.slice(2));
  if (sample !== undefined) process.stdout.write(`A sample, with --seed ${seed}\n`);
  const mutated = (room: Room) =>
    sample === undefined ? filesOf(room) : samplePieces(room, sample, seed);
  const reports: Report[] = [];
  for (const room of chosen) {
    const run = async () => runStryker(room, await mutated(room));
    const report = await (rooms[room].needsSuite ? withSuite(run) : run());
    printReport(room, report);
    reports.push(report);
  }
  printSum(reports);
  process.exit(reports.some(isTooFew) ? 1 : 0);
} catch (error) {
  fail(error);
}
