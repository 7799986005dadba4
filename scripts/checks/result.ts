/** The result of one part of the checks. */
export interface Result {
  readonly passed: number;
  /** One line for each check that failed. */
  readonly failures: readonly string[];
}

export const sum = (results: readonly Result[]): Result => ({
  passed: results.reduce((total, result) => total + result.passed, 0),
  failures: results.flatMap((result) => result.failures),
});

/** Prints the failures and a summary, and exits with the matching code. */
export function finish({ passed, failures }: Result): never {
  const list = failures.map((failure) => `  ✗ ${failure}\n`).join('');
  process.stdout.write(`\n${list}${passed} passed, ${failures.length} failed\n`);
  process.exit(failures.length === 0 && passed > 0 ? 0 : 1);
}
