import { t } from '@selasar/domain/i18n';
import { useCallback, useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { EmptyState } from '../EmptyState.tsx';
import { useOnline } from '../browser.ts';

type Loaded<Part> =
  | { status: 'loading' }
  | { status: 'ready'; part: Part }
  | { status: 'failed'; reason: string };

export function useLoaded<Part>(load: () => Promise<Part>, wanted: boolean) {
  const [loaded, setLoaded] = useState<Loaded<Part>>({ status: 'loading' });

  const start = useCallback(
    () =>
      load().then(
        (part) => setLoaded({ status: 'ready', part }),
        (error: unknown) =>
          setLoaded({
            status: 'failed',
            reason: error instanceof Error ? error.message : t('Unknown error'),
          }),
      ),
    [load],
  );
  const retry = useCallback(() => {
    setLoaded({ status: 'loading' });
    void start();
  }, [start]);

  useEffect(() => {
    if (wanted) void start();
  }, [wanted, start]);

  const failed = loaded.status === 'failed';
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);

  /** What is loaded stays until then. */
  const reload = useCallback(() => void start(), [start]);
  return { ...loaded, retry, reload };
}

/** Offline it has no button: the part loads when the connection is back. */
export function LoadingFailed({ children, onRetry }: { children: string; onRetry: () => void }) {
  const online = useOnline();
  return online ? (
    <EmptyState title={children}>
      <Button variant="outlined" color="inherit" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState
      title={children}
      hint={t('You are offline. This will continue automatically when the connection is back.')}
    />
  );
}

export function useFailureToast(failure: string): void {
  useEffect(() => {
    import('sonner').then(
      ({ toast }) => toast.error(failure, { id: failure }),
      // The page shows it too.
      () => undefined,
    );
  }, [failure]);
}
