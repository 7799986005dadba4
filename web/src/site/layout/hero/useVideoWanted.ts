import { useEffect, useState } from 'react';
import { savesData } from '../../../ui/savesData.ts';

/** Milliseconds after the picture has loaded: time to show it. */
const courtesy = 200;

/**
 * Becomes true shortly after `allowed`, if the browser is online and data saving is off. Then it stays true.
 */
export function useVideoWanted(allowed: boolean): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (wanted || !allowed) return undefined;
    const soon = setTimeout(() => {
      if (navigator.onLine && !savesData()) setWanted(true);
    }, courtesy);
    return () => clearTimeout(soon);
  }, [wanted, allowed]);
  return wanted;
}
