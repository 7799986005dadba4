/** The options of a number field, from minimum to maximum. */
export const upTo = (
  { min, max }: { min: number; max: number },
  labelOf: (count: number) => string,
) => Array.from({ length: max - min + 1 }, (_, i) => ({ value: min + i, label: labelOf(min + i) }));
