/** A fact as text, or '–' if an invalid record lacks it. */
export const known = <T>(fact: T | undefined, write: (fact: T) => string = String): string =>
  fact === undefined ? '–' : write(fact);
