import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False during hydration of a page from the server, when the result must match the server's. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
