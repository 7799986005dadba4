/** How long without progress before the connection counts as lost, and the interval of retries after that. */
const patienceMs = 5000;
const retryMs = 10_000;

interface WatchOptions {
  /** Repeats the request. */
  retry: () => void;
  onChange: (isStuck: boolean) => void;
}

/** Watches an upload for progress. Without progress it retries, and at once when the browser is back online. */
export function watchProgress({ retry, onChange }: WatchOptions): {
  moved: () => void;
  stop: () => void;
} {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setInterval> | undefined;
  const clearTimers = () => {
    clearTimeout(waiting);
    clearInterval(again);
  };
  const moved = () => {
    clearTimers();
    onChange(false);
    waiting = setTimeout(() => {
      onChange(true);
      again = setInterval(retry, retryMs);
    }, patienceMs);
  };
  window.addEventListener('online', retry);
  moved();
  return {
    moved,
    stop: () => {
      clearTimers();
      window.removeEventListener('online', retry);
    },
  };
}
