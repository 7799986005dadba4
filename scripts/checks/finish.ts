/** Prints the checks that failed, each of which has said why, and exits with the matching code. */
export function finish(failures: readonly string[]): never {
  const list = failures.map((failure) => `  ✗ ${failure}\n`).join('');
  process.stdout.write(failures.length === 0 ? '\nAll passed\n' : `\nFailed; see above:\n${list}`);
  process.exit(failures.length === 0 ? 0 : 1);
}
