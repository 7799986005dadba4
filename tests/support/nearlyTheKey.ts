/** A key that differs from `key` in its last character: never the same, whatever chance made. */
export const nearlyTheKey = (key: string): string =>
  `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
