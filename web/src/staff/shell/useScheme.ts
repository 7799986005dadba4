import { useColorScheme } from '@mui/material/styles';
import { useCallback, useLayoutEffect } from 'react';
import { readStored, store } from '../common/staffStorage.ts';

/** Light or dark, remembered in this browser. It holds in the admin area alone: visitors always see light. */
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
