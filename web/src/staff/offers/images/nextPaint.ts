/** How long to wait: a hidden page paints nothing. */
const patienceMs = 200;

/** Resolves when the current screen has been painted. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, patienceMs);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
