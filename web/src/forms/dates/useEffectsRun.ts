import { useReducer } from 'react';
import { flushSync } from 'react-dom';

/**
 * Runs the effects that still wait. A date field needs it before each key: an effect of MUI's `useFieldState` that waits
 * from an earlier rendering, as right after live rows, deletes all parts when the key makes the date invalid.
 */
export function useEffectsRun(): () => void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  return () => flushSync(render);
}
