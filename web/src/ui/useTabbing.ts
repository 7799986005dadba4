import { signal } from './signal.ts';

const tabbing = signal(false);
const over = new AbortController();

export function noteTabbing(): void {
  over.abort();
  tabbing.set(true);
}

// From the first: what is taken over last would hear nothing of a key that came before. On the server there is no window.
if (typeof window !== 'undefined') {
  const look = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') noteTabbing();
  };
  window.addEventListener('keydown', look, { capture: true, signal: over.signal });
}

/** True once somebody has gone through the page with the Tab key. */
export const useTabbing = tabbing.use;
