import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { t } from '@selasar/domain/i18n';
import { useWaiting } from './loading/waiting.ts';
import { Notice } from './Notice.tsx';

const run = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(350%)' },
});

export function PageProgress() {
  if (useWaiting()) return null;
  return (
    <Notice
      aria-label={t('Loading the page')}
      sx={{
        position: 'fixed',
        inset: '0 0 auto 0',
        zIndex: 'tooltip',
        height: 3,
        overflow: 'hidden',
      }}
    >
      <Box
        sx={{
          width: '30%',
          height: 1,
          bgcolor: 'secondary.main',
          animation: `${run} 1.1s linear infinite`,
        }}
      />
    </Notice>
  );
}
