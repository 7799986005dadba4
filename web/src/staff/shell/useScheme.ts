import { useColorScheme } from '@mui/material/styles';
import { useCallback, useLayoutEffect } from 'react';
import { readStored, store } from '../common/staffStorage.ts';

/** Light or dark, stored in this browser. It applies only to the staff area: visitors always see light. */
export function useScheme() {
  const { mode, setMode } = useColorScheme();
  useLayoutEffect(() => {
    setMode(readStored('scheme') === 'dark' ? 'dark' : 'light');
    return () => setMode('light');
  }, [setMode]);
  const choose = useCallback(
    (chosen: 'light' | 'dark') => {
      store('scheme', chosen);
      setMode(chosen);
    },
    [setMode],
  );
  return { scheme: mode === 'dark' ? ('dark' as const) : ('light' as const), choose };
}
