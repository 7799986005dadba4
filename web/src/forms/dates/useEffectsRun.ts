import { useReducer } from 'react';
import { flushSync } from 'react-dom';

/**
 * An effect of MUI's `useFieldState` that waits from an earlier rendering, as right after live rows, deletes all parts
 * of a date when a key makes it invalid. So each key runs it first.
 */
export function useEffectsRun(): () => void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  return () => flushSync(render);
}
