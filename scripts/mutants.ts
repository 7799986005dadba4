// `npm run test:rules:mutants`: changes each condition of the security rules in turn; the rules tests must notice.
// `-- --from 100` goes on after a run that was stopped.
import { finish, type Result } from './checks/result.ts';
import { runMutants } from './mutants/runMutants.ts';
import { buildEngine, buildFunctions } from './suite/build.ts';
import { localEngineEnv } from './suite/engine.ts';
import { findFreeBase, portsFrom } from './suite/ports.ts';
import { fail, step } from './suite/progress.ts';
import { startSuite } from './suite/suite.ts';

const FIRST_PORT = 22_000;

try {
  const ports = portsFrom(await findFreeBase(FIRST_PORT));
  const suite = await step('Starting a Firebase suite for the rules tests', async () => {
    await Promise.all([buildFunctions(), buildEngine()]);
    return startSuite({ ports, engineEnv: await localEngineEnv() });
  });
  Object.assign(process.env, suite.env);
  const results: Result[] = [];
  try {
    const from = process.argv.indexOf('--from');
    results.push(await runMutants(undefined, from === -1 ? 0 : Number(process.argv[from + 1])));
  } finally {
    await suite.stop();
  }
  finish(results);
} catch (error) {
  fail(error);
}
