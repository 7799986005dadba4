import { useEffect } from 'react';

/** Tells of a failure in a toast, for pages that need no toasts otherwise. */
export function useFailureToast(failure: string): void {
  useEffect(() => {
    import('sonner').then(
      ({ toast }) => toast.error(failure, { id: failure }),
      // The page says it too.
      () => undefined,
    );
  }, [failure]);
}
