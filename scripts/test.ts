// `npm test`: every check there is. The suite it starts has its own free ports, so `npm start` may go on beside it.
import { finish, type Result } from './checks/result.ts';
import { staticChecks } from './checks/static.ts';
import { unitTests } from './checks/unit.ts';
import { vitest } from './checks/vitest.ts';
import { seed } from './seed.ts';
import { buildEngine, buildFunctions, buildWeb } from './suite/build.ts';
import { localEngineEnv, officialEngineEnv } from './suite/engine.ts';
import { findFreeBase, portsFrom } from './suite/ports.ts';
import { fail, step } from './suite/progress.ts';
import { PROJECT_ID } from './suite/root.ts';
import { startSuite } from './suite/suite.ts';

const FIRST_TEST_PORT = 21_000;

/** Rules, functions and browser tests against one running suite. */
async function suiteTests(official: boolean): Promise<Result[]> {
  const ports = portsFrom(await findFreeBase(FIRST_TEST_PORT));
  const [webDir] = await step('Building the site, the functions and the engine', () =>
    Promise.all([buildWeb(ports.hosting), buildFunctions(), buildEngine()]),
  );
  const engineTests = await vitest(['engine']);
  const engineEnv = official ? officialEngineEnv() : await localEngineEnv();
  const suite = await step('Starting a Firebase suite for the tests', () =>
    startSuite({ ports, webDir, engineEnv }),
  );
  try {
    Object.assign(process.env, suite.env);
    await seed({ projectId: PROJECT_ID });
    const backend = await vitest(['rules', 'functions']);
    const browser = await vitest(['e2e'], ['--no-file-parallelism']);
    return [engineTests, backend, browser];
  } finally {
    await suite.stop();
  }
}

try {
  const official = process.argv.includes('--official');
  // Side by side: what computes fills the time in which what talks to servers waits.
  const [checks, units, suite] = await Promise.all([
    staticChecks(),
    unitTests(),
    suiteTests(official),
  ]);
  finish([checks, units, ...suite]);
} catch (error) {
  fail(error);
}
