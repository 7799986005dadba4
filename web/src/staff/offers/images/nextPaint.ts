/** A page that is not looked at paints nothing. */
const patienceMs = 200;

/** Resolves when what is on screen now has been painted. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, patienceMs);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
