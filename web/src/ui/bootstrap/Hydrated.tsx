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
  useEffect(() => {
    // React takes over a part at once when something happens to it, but not while it is at work itself.
    queueMicrotask(onHydrated);
  }, [onHydrated]);
  return children;
}
