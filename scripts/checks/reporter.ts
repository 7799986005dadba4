import { writeFile } from 'node:fs/promises';
import { inspect } from 'node:util';
import path from 'node:path';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { ROOT } from '../suite/root.ts';
import type { Result } from './result.ts';

/** Prints progress after this long without other output, in milliseconds. */
const SILENCE_MS = 8000;
const SLOWEST = 10;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const fileOf = (module: TestModule) => path.relative(ROOT, module.moduleId);

/**
 * Prints the progress of a long run, and at its end the time of each project, the slowest files and each failure.
 * Leaves the Result for finish() in the file that REPORT_FILE names.
 */
export default class ProgressReporter implements Reporter {
  #files = 0;
  #done = 0;
  #startedAt = Date.now();
  #printedAt = Date.now();
  readonly #running = new Map<TestModule, number>();
  readonly #durationMs = new Map<TestModule, number>();
  #heartbeat: NodeJS.Timeout | undefined;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#files = specifications.length;
    this.#startedAt = Date.now();
    this.#printedAt = Date.now();
    this.#heartbeat = setInterval(() => this.#printProgress(), 1000).unref();
  }

  onTestModuleStart(module: TestModule): void {
    this.#running.set(module, Date.now());
  }

  onTestModuleEnd(module: TestModule): void {
    this.#durationMs.set(module, Date.now() - (this.#running.get(module) ?? Date.now()));
    this.#running.delete(module);
    this.#done += 1;
    // The default reporter prints a line for each file.
    this.#printedAt = Date.now();
  }

  async onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): Promise<void> {
    clearInterval(this.#heartbeat);
    const result = resultOf(modules, errors);
    const file = process.env['REPORT_FILE'];
    if (file) await writeFile(file, JSON.stringify(result));
    if (this.#files > 1) process.stdout.write(this.#times(modules));
  }

  #printProgress(): void {
    if (Date.now() - this.#printedAt < SILENCE_MS) return;
    this.#printedAt = Date.now();
    const running = [...this.#running].map(
      ([module, since]) => `${fileOf(module)} (${seconds(Date.now() - since)})`,
    );
    const now = running.length > 0 ? `; running ${running.join(', ')}` : '';
    const duration = seconds(Date.now() - this.#startedAt);
    process.stdout.write(`  … ${this.#done} of ${this.#files} files after ${duration}${now}\n`);
  }

  #times(modules: readonly TestModule[]): string {
    const projects = new Map<string, { files: number; ms: number }>();
    for (const module of modules) {
      const { files, ms } = projects.get(module.project.name) ?? { files: 0, ms: 0 };
      const duration = this.#durationMs.get(module) ?? 0;
      projects.set(module.project.name, { files: files + 1, ms: ms + duration });
    }
    const parts = [...projects].map(
      ([name, { files, ms }]) => `  ${name.padEnd(20)} ${files} files, ${seconds(ms)}\n`,
    );
    const slowest = [...this.#durationMs]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, SLOWEST)
      .map(([module, ms]) => `  ${seconds(ms).padStart(8)}  ${fileOf(module)}\n`);
    return `\nTime in each project\n${parts.join('')}\nSlowest files\n${slowest.join('')}`;
  }
}

/** A skipped test and a file that cannot be loaded count as failed. */
function resultOf(modules: readonly TestModule[], errors: readonly unknown[]): Result {
  const failures: string[] = errors.map((error) => `Outside of a test: ${inspect(error)}`);
  let passed = 0;
  for (const module of modules) {
    const tests = [...module.children.allTests()];
    const failed = tests.filter((test) => test.result().state !== 'passed');
    passed += tests.length - failed.length;
    failures.push(...failed.map((test) => describe(test, module)));
    if (failed.length === 0 && !module.ok()) failures.push(`${fileOf(module)} could not be loaded`);
  }
  return { passed, failures };
}

function describe(test: TestCase, module: TestModule): string {
  const line = test.location ? `:${test.location.line}` : '';
  const { state, errors = [] } = test.result();
  const at = errors[0]?.stacks?.find(({ file }) => file === module.moduleId)?.line;
  const where = at ? `:${at}` : line;
  return `${fileOf(module)}${where} ${test.fullName} (${state})`;
}
