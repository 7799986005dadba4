/** All texts that are within a value, one after the other. */
export const allWords = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return Object.values(value ?? {})
    .map(allWords)
    .filter(Boolean)
    .join('; ');
};
