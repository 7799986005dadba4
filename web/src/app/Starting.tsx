import Box from '@mui/material/Box';
import { t } from '@selasar/domain';
import { LoadingTrouble } from '../ui/loading/LoadingTrouble.tsx';
import { Notice } from '../ui/Notice.tsx';

/** What shows until the first page's code and data have come; index.html begins with the same picture. */
export function Starting() {
  return (
    <>
      <Notice aria-label={t('Loading')} sx={{ minHeight: '100vh' }}>
        <Box
          component="img"
          src="/favicon.svg"
          alt=""
          sx={{ position: 'fixed', inset: 0, m: 'auto', width: 56, height: 56 }}
        />
      </Notice>
      <LoadingTrouble isFirstPage />
    </>
  );
}
