import { useEffect } from 'react';
import { signal } from './signal.ts';

const tabbing = signal(false);

/** True once somebody has gone through the page with the Tab key. */
export function useTabbing(): boolean {
  const yes = tabbing.use();
  useEffect(() => {
    if (yes) return undefined;
    const look = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') tabbing.set(true);
    };
    document.addEventListener('keydown', look, true);
    return () => document.removeEventListener('keydown', look, true);
  }, [yes]);
  return yes;
}
