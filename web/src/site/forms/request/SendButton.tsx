import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain/i18n';
import { useEffect, useState } from 'react';
import { Notice } from '../../../ui/Notice.tsx';

/** While it is `sending`, it is not disabled, because it would lose the focus. */
export function SendButton({
  sending,
  onClick,
  sx,
  children,
  ...button
}: ButtonProps & { sending: boolean }) {
  return (
    <Button
      variant="contained"
      color="secondary"
      {...button}
      aria-disabled={sending}
      onClick={(event) => {
        if (sending) event.preventDefault();
        else onClick?.(event);
      }}
      sx={[
        { '&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <span>{children}</span>
    </Button>
  );
}

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
