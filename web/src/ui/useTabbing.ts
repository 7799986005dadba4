import { signal } from './signal.ts';

const tabbing = signal(false);
const tabbed = new AbortController();

export function noteTabbing(): void {
  tabbed.abort();
  tabbing.set(true);
}

// Listens from the start: a part that hydrates late would miss an earlier key. On the server there is no window.
if (typeof window !== 'undefined') {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') noteTabbing();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true, signal: tabbed.signal });
}

export const useTabbing = tabbing.use;
