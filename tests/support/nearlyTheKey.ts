/** A key that differs from `key` in its last character; never equal by chance. */
export const nearlyTheKey = (key: string): string =>
  `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
