import Button from '@mui/material/Button';
import { t } from '@selasar/domain/i18n';
import { EmptyState } from '../EmptyState.tsx';
import { useOnline } from '../useOnline.ts';

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
