/** Short fields side by side where there is room. */
export const twoColumns = {
  display: 'grid',
  gap: 2.25,
  gridTemplateColumns: { sm: '1fr 1fr' },
} as const;
