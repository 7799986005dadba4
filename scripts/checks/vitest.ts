import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCAL, ROOT } from '../suite/root.ts';
import { runShown, tool } from '../suite/run.ts';
import type { Result } from './result.ts';

/** What we read of Vitest's JSON report. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: 'passed' | 'failed';
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Runs projects of vitest.config.ts and shows what they print as it comes. */
export async function vitest(
  projects: readonly string[],
  args: readonly string[] = [],
): Promise<Result> {
  const file = path.join(LOCAL, 'reports', `${process.pid}.json`);
  await mkdir(path.dirname(file), { recursive: true });
  const code = await runShown(tool('vitest'), [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ]);
  const report = await readFile(file, 'utf8').catch(() => undefined);
  await rm(file, { force: true });
  if (report === undefined) {
    return { passed: 0, failures: [`vitest ended with code ${code} before its tests did`] };
  }
  const result = resultOf(JSON.parse(report) as Report);
  if (code === 0 || result.failures.length > 0) return result;
  return { ...result, failures: [`vitest ended with code ${code}; its last lines say why`] };
}

/** A skipped test and a file that cannot be loaded count as failed. */
function resultOf({ testResults }: Report): Result {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(ROOT, name);
    const failed = assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) => `${file} ${test.fullName} (${test.status})`);
    return failed.length === 0 && status === 'failed' ? [`${file} could not be loaded`] : failed;
  });
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return { passed: tests.filter(({ status }) => status === 'passed').length, failures };
}
