import { t } from '@selasar/domain/i18n';
import { useCallback, useEffect, useState } from 'react';

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

  return { ...loaded, retry };
}
