import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMedia } from '../../ui/useMedia.ts';

/** The whole day, a page for each driver, or the id of one driver. */
export type Printed = 'day' | 'drivers' | (string & {});

/** What is on paper now; undefined while nothing is printed. Whoever prints by the browser's own key gets the day. */
export function usePrint() {
  const [printed, setPrinted] = useState<Printed>();
  const onPaper = useMedia('print');
  useEffect(() => {
    // The browser looks at the page as soon as the handler is left.
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
