/** How long nothing may move before the line counts as cut, and how often it is tried again then. */
const patienceMs = 5000;
const againMs = 10_000;

interface Watched {
  /** Asks for what is waited for once more. */
  retry: () => void;
  onChange: (isStuck: boolean) => void;
}

/** Watches something that moves as long as the line holds. When it does not, it is tried again, at once when the browser is back online. */
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
