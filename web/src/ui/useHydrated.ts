import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a page that the server drew is taken over, when all has to be as it was there. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
