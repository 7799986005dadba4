import { t } from '@selasar/domain/i18n';
import { LoadingFailed, useLoaded } from '../../../ui/loading/useLoaded.tsx';
import { PageProgress } from '../../../ui/PageProgress.tsx';
import type { EnlargedProps } from './Enlarged.tsx';

const loadEnlarged = async () => (await import('./Enlarged.tsx')).Enlarged;

export function Viewer(props: EnlargedProps) {
  const { open } = props;
  const enlarged = useLoaded(loadEnlarged, open);
  if (enlarged.status === 'ready') return <enlarged.part {...props} />;
  if (!open) return null;
  return enlarged.status === 'loading' ? (
    <PageProgress />
  ) : (
    <LoadingFailed onRetry={enlarged.retry}>
      {t('The pictures could not be enlarged.')}
    </LoadingFailed>
  );
}
