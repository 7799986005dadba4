/** A key that differs from `key` in its last character. */
export const wrongKey = (key: string): string =>
  `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
