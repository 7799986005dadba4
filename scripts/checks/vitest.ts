import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCAL, ROOT } from '../suite/root.ts';
import { runToEnd, tool } from '../suite/run.ts';
import type { Result } from './result.ts';

interface TestFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

/**
 * Runs projects of vitest.config.ts. A skipped test and a file that can't be loaded count as failed.
 * `where` tells runs of the same projects apart.
 */
export async function vitest(
  projects: readonly string[],
  env?: NodeJS.ProcessEnv,
  where = '',
): Promise<Result> {
  const label = `Tests: ${projects.join(', ')}${where && ` in ${where}`}`;
  const reportFile = path.join(LOCAL, 'reports', `${label.replaceAll(/\W+/g, '-')}.json`);
  await mkdir(path.dirname(reportFile), { recursive: true });
  await rm(reportFile, { force: true });
  const started = Date.now();
  process.stdout.write(`  … ${label}\n`);
  const { code, output } = await runToEnd(
    tool('vitest'),
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ],
    { METADATA_SERVER_DETECTION: 'none', NODE_EXTRA_CA_CERTS: '', NO_COLOR: '1', ...env },
  );
  // In one piece, because other checks print meanwhile.
  process.stdout.write(output);
  const result = await readReport(reportFile, label);
  const silent = code !== 0 && result.failures.length === 0;
  const failures = silent ? [`${label}: vitest ended with code ${code}`] : result.failures;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`  ${failures.length === 0 ? '✓' : '✗'} ${label} (${seconds} s)\n`);
  return { passed: result.passed, failures };
}

async function readReport(reportFile: string, label: string): Promise<Result> {
  let files: readonly TestFile[];
  try {
    const report = JSON.parse(await readFile(reportFile, 'utf8')) as { testResults: TestFile[] };
    files = report.testResults;
  } catch {
    return { passed: 0, failures: [`${label}: no report was written`] };
  }
  const failures: string[] = [];
  let passed = 0;
  for (const { name, status, assertionResults } of files) {
    const file = path.relative(ROOT, name);
    if (status === 'failed' && assertionResults.length === 0) {
      failures.push(`${file} could not be loaded`);
    }
    for (const test of assertionResults) {
      if (test.status === 'passed') passed += 1;
      else failures.push(`${file}: ${test.fullName} (${test.status})`);
    }
  }
  return { passed, failures };
}
