import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMedia } from '../../ui/browser.ts';

/** The whole day, a page for each driver, or the id of one driver. */
export type Printed = 'day' | 'drivers' | (string & {});

/** The browser's own print command prints the day. */
export function usePrint() {
  const [printed, setPrinted] = useState<Printed>();
  const onPaper = useMedia('print');
  useEffect(() => {
    // The browser renders the print view as soon as the handler returns.
    const before = () => flushSync(() => setPrinted((chosen) => chosen ?? 'day'));
    const after = () => setPrinted(undefined);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  const print = useCallback((what: Printed) => {
    flushSync(() => setPrinted(what));
    window.print();
  }, []);
  return { printed: printed ?? (onPaper ? 'day' : undefined), print };
}
