import { useEffect } from 'react';

/** Shows a failure in a toast, for pages that need no toasts otherwise. */
export function useFailureToast(failure: string): void {
  useEffect(() => {
    import('sonner').then(
      ({ toast }) => toast.error(failure, { id: failure }),
      // The page shows it too.
      () => undefined,
    );
  }, [failure]);
}
