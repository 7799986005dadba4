import { runMutants } from '../../tests/mutants/runRulesMutants.ts';
import { runShown, runToEnd, tool } from '../suite/run.ts';
import { step } from '../suite/progress.ts';
import { staticChecks } from './static.ts';

/** Projects of vitest.config.ts, which describes each of them. */
const UNIT = ['brand', 'domain', 'functions-unit', 'emulator', 'scripts', 'web', 'components'];
const SUITE = ['rules', 'functions', 'functions-in-process', 'functions-own-process', 'e2e'];
const REST = ['engine', 'zone-*', 'fuzz', 'browser', 'recipes', 'plain', 'second-brand'];

/** The number of rules mutants per run, drawn by the text of the rules; `npm run test:rules:mutants` runs all. */
const MUTANTS = 6;

/** Returns the failures. Vitest takes longest: its end names each test that failed, with file and line. */
type Part = Promise<string[]>;

/** Types, lint, format, unused code, and the tests that need nothing but Node. `args` are for Vitest. */
export const check = async (args: readonly string[]): Part =>
  (await Promise.all([staticChecks(), vitest(UNIT, args)])).flat();

/** All of `check`, and the tests on running suites: rules, functions, user journeys in a browser. */
export const test = async (): Part =>
  (await Promise.all([staticChecks(), vitest([...UNIT, ...SUITE])])).flat();

/** What `test` skips: engine, time zones, fuzzing, browser details, copies of the project, mutants. */
export const rest = async (): Part => [...(await engineAndRules()), ...(await vitest(REST))];

/** Everything. */
export const all = async (): Part => [
  ...(await staticChecks()),
  ...(await engineAndRules()),
  ...(await vitest([...UNIT, ...SUITE, ...REST])),
];

/** Runs projects of vitest.config.ts and streams their output. */
async function vitest(projects: readonly string[], args: readonly string[] = []): Part {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const code = await runShown(tool('vitest'), ['run', '--reporter=default', ...chosen, ...args]);
  return code === 0 ? [] : ['Tests'];
}

/** Our own cases against the local engine, and a sample of changed rules. */
async function engineAndRules(): Part {
  const label = 'The engine answers as Google does';
  const { code, output } = await step(label, () =>
    runToEnd(process.execPath, ['--import', 'tsx', 'scripts/conformance.ts']),
  );
  process.stdout.write(output);
  const survivors = await step('Changing the rules', () => runMutants(MUTANTS));
  return [...(code === 0 ? [] : [label]), ...survivors];
}
