import { messageOf, step } from '../suite/progress.ts';
import { run, tool } from '../suite/run.ts';

/** Memory settings of the type-aware linter, written in Go: by default a third of its time is garbage collection. */
const EAGER = { GOGC: '400', GOMEMLIMIT: '3GiB' };

/** Runs a program as a check: its exit code is the result, and its output is shown if it fails. Returns the failure. */
async function check(label: string, program: string, ...args: string[]): Promise<string[]> {
  try {
    await step(label, () => run(tool(program), args, EAGER));
    return [];
  } catch (error) {
    process.stdout.write(`  ✗ ${label}\n${messageOf(error)}\n`);
    return [label];
  }
}

/** The compiler, for everything; incremental. */
export const compiler = ['tsc', '-b', '.', 'web/src/worker'] as const;

/** Types, lint with import directions, format, unused code. Returns the failures. */
export async function staticChecks(): Promise<string[]> {
  return [
    ...(await check('Types', ...compiler)),
    ...(await check('Lint', 'oxlint', '--type-aware', '--deny-warnings')),
    ...(await check('Format', 'oxfmt', '--check')),
    ...(await check('Unused files, exports and packages', 'knip', '--no-progress')),
  ];
}
