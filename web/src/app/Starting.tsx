import Box from '@mui/material/Box';
import { t } from '@selasar/domain';
import { LoadingNotice } from '../ui/loading/LoadingNotice.tsx';
import { Notice } from '../ui/Notice.tsx';

/** Shown until the code and data of the first page have loaded; index.html starts with the same picture. */
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
