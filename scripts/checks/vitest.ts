import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCAL, ROOT } from '../suite/root.ts';
import type { Result } from './result.ts';

interface JsonReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** Runs projects of vitest.config.ts. A skipped test and a file that can't be loaded count as failed. */
export async function vitest(
  projects: readonly string[],
  args: readonly string[] = [],
): Promise<Result> {
  const reportFile = path.join(LOCAL, 'reports', `${projects.join('-')}.json`);
  await mkdir(path.dirname(reportFile), { recursive: true });
  await rm(reportFile, { force: true });
  process.stdout.write(`  … tests: ${projects.join(', ')}\n`);
  const child = spawn(
    'npx',
    [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...args,
    ],
    {
      cwd: ROOT,
      env: { ...process.env, METADATA_SERVER_DETECTION: 'none' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output: Buffer[] = [];
  child.stdout.on('data', (data: Buffer) => output.push(data));
  child.stderr.on('data', (data: Buffer) => output.push(data));
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
  // In one piece, because other checks print meanwhile.
  process.stdout.write(Buffer.concat(output));
  try {
    const report = JSON.parse(await readFile(reportFile, 'utf8')) as JsonReport;
    const unloaded = report.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    ).length;
    const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + unloaded;
    return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
