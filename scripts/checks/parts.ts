import { runMutants } from '../../tests/mutants/runRulesMutants.ts';
import { runToEnd } from '../suite/run.ts';
import { step } from '../suite/progress.ts';
import { sum, type Result } from './result.ts';
import { staticChecks } from './static.ts';
import { vitest } from './vitest.ts';

/** Projects of vitest.config.ts, which describes each of them. */
const UNIT = ['brand', 'domain', 'functions-unit', 'emulator', 'scripts', 'web', 'components'];
const SUITE = ['rules', 'functions', 'functions-inside', 'functions-alone', 'e2e'];
const REST = ['engine', 'zone-*', 'fuzz', 'browser', 'recipes', 'plain', 'second-brand'];

/** The number of rules mutants per run, different ones each day; `npm run test:rules:mutants` runs all. */
const MUTANTS = 6;

/** The shard of a run: `index` of `count`, from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Types, lint, format, unused code, and the tests that need nothing but Node. `args` are for Vitest. */
export const check = async (args: readonly string[]): Promise<Result> =>
  sum(await Promise.all([staticChecks(), vitest(UNIT, args)]));

/** All of `check`, and the tests on running suites: rules, functions, user journeys in a browser. */
export const test = async (): Promise<Result> =>
  sum(await Promise.all([staticChecks(), vitest([...UNIT, ...SUITE])]));

/** The tests that `test` skips: engine, time zones, fuzzing, browser details, copies of the project, mutants. */
export async function rest(shard?: Shard): Promise<Result> {
  const args = shard ? ['--shard', `${shard.index}/${shard.count}`] : [];
  const tests = await vitest(REST, args);
  const isLast = !shard || shard.index === shard.count;
  return isLast ? sum([tests, await conformance(), await rulesMutants()]) : tests;
}

/** Everything. */
export async function all(shard?: Shard): Promise<Result> {
  if (!shard) return sum([await test(), await rest()]);
  const args = ['--shard', `${shard.index}/${shard.count}`];
  const tests = vitest([...UNIT, ...SUITE, ...REST], args);
  if (shard.index === 1) return sum(await Promise.all([staticChecks(), tests]));
  if (shard.index < shard.count) return tests;
  return sum([await tests, await conformance(), await rulesMutants()]);
}

const rulesMutants = () => step('Changing the rules', () => runMutants(MUTANTS));

/** Our own cases against the local engine. */
async function conformance(): Promise<Result> {
  const label = 'The engine answers as Google does';
  const { code, output } = await step(label, () =>
    runToEnd(process.execPath, ['--import', 'tsx', 'scripts/conformance.ts']),
  );
  process.stdout.write(output);
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [label] };
}
