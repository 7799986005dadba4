/** Runs work when the browser is idle, after `timeout` milliseconds at the latest. */
export function whenIdle(work: () => void, timeout = 2000): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout });
  else setTimeout(work, 300);
}
