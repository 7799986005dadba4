import Box from '@mui/material/Box';
import { t } from '@selasar/domain/i18n';
import { LoadingNotice } from '../ui/loading/LoadingNotice.tsx';
import { Notice } from '../ui/Notice.tsx';

/** index.html starts with the same picture. */
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
      <LoadingNotice isFirstPage />
    </>
  );
}
