import { useEffect, useRef } from 'react';

/** Calls the function when the browser is online again. */
export function useOnReconnect(goOn: () => void): void {
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(() => {
    const notify = () => latest.current();
    window.addEventListener('online', notify);
    return () => window.removeEventListener('online', notify);
  }, []);
}
