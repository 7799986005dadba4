// `npm test`: every check there is. The suite it starts has its own free ports, so `npm start` may go on beside it.
import { finish, type Result } from './checks/result.ts';
import { staticChecks } from './checks/static.ts';
import { componentTests, unitTests, zoneTests } from './checks/unit.ts';
import { vitest } from './checks/vitest.ts';
import { runMutants } from './mutants/runMutants.ts';
import { seed } from './seed.ts';
import { buildEngine, buildFunctions, buildSite } from './suite/build.ts';
import { localEngineEnv, officialEngineEnv } from './suite/engine.ts';
import { endOnSignal } from './suite/endOnSignal.ts';
import { findFreeBase, portsFrom } from './suite/ports.ts';
import { fail, step } from './suite/progress.ts';
import { PROJECT_ID } from './suite/root.ts';
import { startSuite } from './suite/suite.ts';

const FIRST_TEST_PORT = 21_000;
const SAMPLE_OF_MUTANTS = 6;

/** What needs no suite. It runs alone and first: it is soon known, and two things at once make each other late. */
async function otherTests(): Promise<Result[]> {
  return [
    await staticChecks(),
    await unitTests(),
    await zoneTests(),
    await componentTests(),
    await vitest(['engine']),
    await vitest(['plain']),
    await vitest(['second-brand']),
  ];
}

/** Rules, functions and browser tests against one running suite. */
async function suiteTests(official: boolean): Promise<Result[]> {
  const ports = portsFrom(await findFreeBase(FIRST_TEST_PORT));
  const [site] = await step('Building the site and the functions', () =>
    Promise.all([buildSite(), buildFunctions()]),
  );
  const engineEnv = official ? officialEngineEnv() : await localEngineEnv();
  const suite = await step('Starting a Firebase suite for the tests', () =>
    startSuite({ ports, site, engineEnv }),
  );
  try {
    Object.assign(process.env, suite.env);
    await seed({ projectId: PROJECT_ID });
    const results = [
      await vitest(['rules', 'functions', 'functions-inside'], suite.env),
      await vitest(['e2e', 'e2e-alone'], suite.env),
    ];
    // Last, because the rules that it changes are the suite's.
    const mutants = process.env['FULL'] ? undefined : SAMPLE_OF_MUTANTS;
    return [...results, await step('Changing the rules', () => runMutants(mutants))];
  } finally {
    await suite.stop();
  }
}

endOnSignal();

try {
  await step('Building the engine', buildEngine);
  const official = process.argv.includes('--official');
  finish([...(await otherTests()), ...(await suiteTests(official))]);
} catch (error) {
  fail(error);
}
