/** What one part of the checks found. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
}

export const sum = (results: readonly Result[]): Result => ({
  passed: results.reduce((total, result) => total + result.passed, 0),
  failed: results.reduce((total, result) => total + result.failed, 0),
});

/** Prints the closing line and ends the process with a true exit code. */
export function finish(results: readonly Result[]): never {
  const { passed, failed } = sum(results);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
