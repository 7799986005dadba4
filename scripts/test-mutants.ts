// `npm run test:mutants`: mutation tests of domain and functions with Stryker; the tests must detect 90 % of the mutants.
// `-- domain` or `-- functions` tests one of them; further arguments go to Stryker:
// `-- domain --mutate 'domain/src/offers/**/*.ts'`.
import { seedDemoData } from './seed/demoData.ts';
import { buildEngine, buildFunctions, buildSite } from './suite/build.ts';
import { localEngineEnv } from './suite/engine.ts';
import { findFreeBase, portsFrom } from './suite/ports.ts';
import { fail, step } from './suite/progress.ts';
import { PROJECT_ID } from './suite/root.ts';
import { runShown, tool } from './suite/run.ts';
import { startSuite } from './suite/suite.ts';

const FIRST_PORT = 23_000;

const stryker = (config: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  runShown(tool('stryker'), ['run', config, ...args], env);

/** The tests of the functions need a running suite. */
async function onSuite(args: readonly string[]): Promise<number> {
  const ports = portsFrom(await findFreeBase(FIRST_PORT));
  const suite = await step('Starting a Firebase suite for the tests of the functions', async () => {
    // The function that renders pages uses the built site.
    const [site] = await Promise.all([buildSite(), buildFunctions(), buildEngine()]);
    return startSuite({ ports, site, engineEnv: await localEngineEnv() });
  });
  Object.assign(process.env, suite.env);
  try {
    await seedDemoData({ projectId: PROJECT_ID });
    return await stryker('tests/mutants/stryker.functions.json', args, {
      MUTATED_PACKAGE: 'functions',
    });
  } finally {
    await suite.stop();
  }
}

const packages: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  domain: (args) => stryker('stryker.config.json', args),
  functions: onSuite,
};

try {
  const [first = '', ...rest] = process.argv.slice(2);
  const only = packages[first];
  const codes = only ? [await only(rest)] : [];
  if (!only && first)
    throw new Error(`Usage: npm run test:mutants [-- ${Object.keys(packages).join('|')} …]`);
  if (!only) for (const run of Object.values(packages)) codes.push(await run([]));
  process.exit(Math.max(...codes));
} catch (error) {
  fail(error);
}
