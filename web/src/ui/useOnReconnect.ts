import { useEffect, useRef } from 'react';

/** Calls the function when the browser is online again. */
export function useOnReconnect(goOn: () => void): void {
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(() => {
    const tell = () => latest.current();
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, []);
}
