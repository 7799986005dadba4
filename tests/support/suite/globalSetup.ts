import type { TestProject, Vitest } from 'vitest/node';
import { seedDemoData } from '../../../scripts/seed/demoData.ts';
import { buildEngine, buildFunctions, buildSite } from '../../../scripts/suite/build.ts';
import { localEngineEnv, officialEngineEnv } from '../../../scripts/suite/engine.ts';
import { portsFrom, reserveBase } from '../../../scripts/suite/ports.ts';
import { step } from '../../../scripts/suite/progress.ts';
import { PROJECT_ID } from '../../../scripts/suite/root.ts';
import { startSuite, type Suite } from '../../../scripts/suite/suite.ts';
import { suiteWorkers } from './workers.ts';

const FIRST_TEST_PORT = 21_000;
/** The environment variables with the addresses of a suite's emulators. */
export type SuiteEnv = Readonly<Record<string, string>>;

declare module 'vitest' {
  export interface ProvidedContext {
    /** The emulator addresses of each worker's suite. */
    suites: readonly SuiteEnv[];
  }
}

/** All projects of a run share its suites. Each loads this module separately, so the suites are stored on the run. */
const SUITES = Symbol.for('suites');
type Run = Vitest & { [SUITES]?: Promise<readonly Suite[]> };

/**
 * Starts a Firebase suite with demo data for each worker, and stops them after the run. A run inside a suite
 * (`FIREBASE_EMULATOR_HUB` is set) uses that one.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  if (process.env['FIREBASE_EMULATOR_HUB']) {
    project.provide('suites', [{}]);
    return;
  }
  const vitest: Run = project.vitest;
  const files = vitest.state
    .getPaths()
    .filter((file) => /\/tests\/(rules|functions|e2e|browser)\//.test(file));
  const known = vitest[SUITES];
  const suites = known ?? startSuites(Math.min(suiteWorkers, files.length));
  vitest[SUITES] = suites;
  project.provide(
    'suites',
    (await suites).map(({ env }) => env),
  );
  if (known) return;
  return async () => {
    await Promise.all((await suites).map((suite) => suite.stop()));
  };
}

async function startSuites(count: number): Promise<readonly Suite[]> {
  const official = process.env['OFFICIAL_EMULATORS'] === '1';
  const [site] = await step('Building the site, the functions and the engine', () =>
    Promise.all([buildSite(), buildFunctions(), buildEngine()]),
  );
  const engineEnv = official ? officialEngineEnv() : await localEngineEnv();
  const label = count === 1 ? 'Starting a Firebase suite' : `Starting ${count} Firebase suites`;
  return step(label, async () => {
    const starting: Promise<Suite>[] = [];
    for (let suite = 0; suite < count; suite += 1) {
      const base = await reserveBase(FIRST_TEST_PORT);
      starting.push(startSuite({ ports: portsFrom(base), site, engineEnv }));
    }
    const suites = await Promise.all(starting);
    // Its tests would only report refused connections.
    for (const { ended } of suites) {
      void ended.then((why) => why && process.stdout.write(`\n  ✗ A suite is gone: ${why}\n`));
    }
    for (const { env } of suites) await seedInto(env);
    return suites;
  });
}

/** The SDKs find an emulator only through environment variables. */
async function seedInto(env: SuiteEnv): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, env);
  await seedDemoData({ projectId: PROJECT_ID });
  for (const name of Object.keys(env)) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
}
