import { useCallback, useEffect, useState } from 'react';
import { staffApi } from '../../../data/api.ts';
import { reasonOf } from '../../common/reasonOf.ts';

type Known = { key: string } | { failure: string } | 'loading';

/**
 * The key of a villa's calendar, requested when it is on screen, because listeners must not read it. Without a villa it
 * requests nothing.
 */
export function useIcalKey(villaId: string | undefined) {
  const [known, setKnown] = useState<Known>('loading');
  const load = useCallback(
    (onResult: (known: Known) => void) => {
      onResult('loading');
      if (villaId === undefined) return;
      staffApi
        .icalAddress({ villaId })
        .then(onResult, (error: unknown) =>
          onResult({ failure: reasonOf(error) ?? 'Please try again.' }),
        );
    },
    [villaId],
  );
  useEffect(() => {
    let isWanted = true;
    load((next) => {
      if (isWanted) setKnown(next);
    });
    return () => {
      isWanted = false;
    };
  }, [load]);
  const retry = useCallback(() => load(setKnown), [load]);
  return { known, retry, put: useCallback((key: string) => setKnown({ key }), []) };
}
