import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain/i18n';
import { useEffect, useState } from 'react';
import { Notice } from '../../../ui/Notice.tsx';

/** Milliseconds. */
const patience = 5000;

export function SlowNotice({ waiting }: { waiting: boolean }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return (
    <Notice sx={{ '&:empty': { mt: '0 !important' } }}>
      {waiting && slow ? (
        <Typography component="span" variant="body2" color="textSecondary">
          {t('This is taking longer than usual. Please keep this page open.')}
        </Typography>
      ) : null}
    </Notice>
  );
}
