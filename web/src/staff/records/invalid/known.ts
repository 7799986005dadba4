/** A fact as text, or '–' for one that a damaged record lacks. */
export const known = <T>(fact: T | undefined, write: (fact: T) => string = String): string =>
  fact === undefined ? '–' : write(fact);
