/** Size and motion of the banner. */
export const hero = {
  rotationMs: 4000,
  fadeGapMs: 300,
  imageCount: 3,
  /** Share of the viewport's height, in percent. */
  heights: { full: 100, large: 80, medium: 60, small: 40 },
  defaultHeight: 'large',
} as const;
