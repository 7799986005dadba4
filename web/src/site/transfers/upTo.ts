/** The numbers that can be chosen, from the least to the most, as a field offers them. */
export const upTo = (
  { min, max }: { min: number; max: number },
  labelOf: (count: number) => string,
) => Array.from({ length: max - min + 1 }, (_, i) => ({ value: min + i, label: labelOf(min + i) }));
