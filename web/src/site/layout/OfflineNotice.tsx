import Button from '@mui/material/Button';
import { t } from '@selasar/domain';
import { useLocation } from 'react-router-dom';
import { momentText } from '../../clock/momentText.ts';
import { BottomBar } from '../../ui/BottomBar.tsx';
import { useCachedAt } from '../../ui/useCachedAt.ts';
import { useOnline } from '../../ui/useOnline.ts';

/** Explains being offline, and shows the time of a cached page. */
export function OfflineNotice() {
  const online = useOnline();
  const cachedAt = useCachedAt(useLocation().pathname);
  if (cachedAt === undefined) {
    return (
      <BottomBar>
        {online
          ? null
          : t(
              'You are offline. You can keep reading and typing; what you type is kept until you can send it.',
            )}
      </BottomBar>
    );
  }
  const seen = t(
    'You last saw this page on {moment}. Prices and free days may have changed since.',
    {
      moment: momentText(cachedAt),
    },
  );
  return (
    <BottomBar>
      <span>{online ? seen : t('You are offline. {seen} What you type is kept.', { seen })}</span>
      {online ? (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => window.location.reload()}
        >
          {t('Reload')}
        </Button>
      ) : null}
    </BottomBar>
  );
}
