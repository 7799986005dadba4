import { useEffect } from 'react';
import type { ReactNode } from 'react';

export function Hydrated({
  onHydrated,
  children,
}: {
  onHydrated: () => void;
  children: ReactNode;
}) {
  useEffect(() => {
    // React hydrates a part at once on an event, but not during its own work.
    queueMicrotask(onHydrated);
  }, [onHydrated]);
  return children;
}
