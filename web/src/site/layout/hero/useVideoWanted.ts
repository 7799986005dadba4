import { useEffect, useState } from 'react';
import { savesData } from '../../../ui/savesData.ts';

/** Milliseconds after the picture has come: time to show it. */
const courtesy = 200;

/**
 * Becomes true a moment after `allowed` does, when the browser is online and the visitor has not asked to save data.
 * From then on it stays.
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
