/** How long without progress before the connection counts as lost, and the interval of retries after that. */
const patienceMs = 5000;
const againMs = 10_000;

interface Watched {
  /** Repeats the request. */
  retry: () => void;
  onChange: (isStuck: boolean) => void;
}

/** Watches an upload for progress. Without progress it retries, and at once when the browser is back online. */
export function watchLine({ retry, onChange }: Watched): { moved: () => void; stop: () => void } {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setInterval> | undefined;
  const rest = () => {
    clearTimeout(waiting);
    clearInterval(again);
  };
  const moved = () => {
    rest();
    onChange(false);
    waiting = setTimeout(() => {
      onChange(true);
      again = setInterval(retry, againMs);
    }, patienceMs);
  };
  window.addEventListener('online', retry);
  moved();
  return {
    moved,
    stop: () => {
      rest();
      window.removeEventListener('online', retry);
    },
  };
}
