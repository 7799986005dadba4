import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCAL } from '../suite/root.ts';
import { runShown, tool } from '../suite/run.ts';
import type { Result } from './result.ts';

/** Runs projects of vitest.config.ts and streams their output. */
export async function vitest(
  projects: readonly string[],
  args: readonly string[] = [],
): Promise<Result> {
  const reportFile = path.join(LOCAL, 'reports', `${process.pid}.json`);
  await mkdir(path.dirname(reportFile), { recursive: true });
  const code = await runShown(
    tool('vitest'),
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=scripts/checks/reporter.ts',
      ...args,
    ],
    { REPORT_FILE: reportFile },
  );
  const report = await readFile(reportFile, 'utf8').catch(() => undefined);
  await rm(reportFile, { force: true });
  if (report === undefined) {
    return { passed: 0, failures: [`vitest ended with code ${code} before its tests did`] };
  }
  const result = JSON.parse(report) as Result;
  if (code === 0 || result.failures.length > 0) return result;
  return { ...result, failures: [`vitest ended with code ${code}; its last lines say why`] };
}
