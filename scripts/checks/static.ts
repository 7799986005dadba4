import { messageOf, step } from '../suite/progress.ts';
import { run, tool } from '../suite/run.ts';
import { type Result, sum } from './result.ts';

/** The type-aware linter is written in Go: garbage collection takes a third of its time unless it may use more memory. */
const EAGER = { GOGC: '400', GOMEMLIMIT: '3GiB' };

/** A check that is a program's exit code. What it printed is shown if it fails. */
async function check(label: string, program: string, ...args: string[]): Promise<Result> {
  try {
    await step(label, () => run(tool(program), args, EAGER));
    return { passed: 1, failures: [] };
  } catch (error) {
    process.stdout.write(`  ✗ ${label}\n${messageOf(error)}\n`);
    return { passed: 0, failures: [label] };
  }
}

/** Types (each package once, and only what has changed), lint with the directions of imports, format, unused code. */
export async function staticChecks(): Promise<Result> {
  return sum([
    await check('Types', 'tsc', '-b', '.', 'web/src/worker'),
    await check('Lint', 'oxlint', '--type-aware', '--deny-warnings'),
    await check('Format', 'oxfmt', '--check'),
    await check('Unused files, exports and packages', 'knip', '--no-progress'),
  ]);
}
