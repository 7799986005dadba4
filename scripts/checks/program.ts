import { messageOf } from '../suite/progress.ts';
import { run } from '../suite/build.ts';
import type { Result } from './result.ts';

/** One check that is a program's exit code. What it printed is shown if it fails. */
export async function programCheck(
  label: string,
  command: string,
  args: string[],
): Promise<Result> {
  const started = Date.now();
  try {
    await run(command, args);
    process.stdout.write(`  ✓ ${label} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
    return { passed: 1, failed: 0 };
  } catch (error) {
    process.stdout.write(`  ✗ ${label}\n${messageOf(error)}\n`);
    return { passed: 0, failed: 1 };
  }
}
