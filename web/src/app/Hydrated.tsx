import { useEffect } from 'react';
import type { ReactNode } from 'react';

/** Tells once the page has been taken over. */
export function Hydrated({
  onHydrated,
  children,
}: {
  onHydrated: () => void;
  children: ReactNode;
}) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
