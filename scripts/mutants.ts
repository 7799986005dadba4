// `npm run test:rules:mutants`: changes each condition of the security rules in turn; the rules tests must notice.
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
    results.push(await runMutants());
  } finally {
    await suite.stop();
  }
  finish(results);
} catch (error) {
  fail(error);
}
