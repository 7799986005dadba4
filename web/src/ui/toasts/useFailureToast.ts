import { useEffect } from 'react';

export function useFailureToast(failure: string): void {
  useEffect(() => {
    import('sonner').then(
      ({ toast }) => toast.error(failure, { id: failure }),
      // The page shows it too.
      () => undefined,
    );
  }, [failure]);
}
