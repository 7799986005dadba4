/** Does it when the browser has nothing else to do, or soon: after so many milliseconds at most. */
export function whenIdle(work: () => void, timeout = 2000): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout });
  else setTimeout(work, 300);
}
