import { useEffect } from 'react';
import { signal } from './signal.ts';

const tabbing = signal(false);

/** For what happened before anybody listened. */
export const noteTabbing = (): void => tabbing.set(true);

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
