import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { t } from '@selasar/domain';
import { momentText } from '../../clock/momentText.ts';
import { useOnline } from '../../ui/useOnline.ts';
import { useOnReconnect } from '../../ui/useOnReconnect.ts';

interface CopyNoticeProps {
  savedAtMs: number;
  onRetry: () => void;
}

/** Shows the time of the cached copy of the trip, and why nothing can be sent. */
export function CopyNotice({ savedAtMs, onRetry }: CopyNoticeProps) {
  const online = useOnline();
  useOnReconnect(onRetry);
  return (
    <Alert
      severity="warning"
      sx={{ mb: 3, alignItems: 'center' }}
      action={
        online ? (
          <Button color="inherit" onClick={onRetry}>
            {t('Try again')}
          </Button>
        ) : null
      }
    >
      {t('Last updated on {moment}.', { moment: momentText(savedAtMs) })}{' '}
      {online ? t('The server cannot be reached.') : t('You are offline.')}{' '}
      {t(
        'Later changes are not shown. You can make changes and write to us when the connection is back.',
      )}
    </Alert>
  );
}
