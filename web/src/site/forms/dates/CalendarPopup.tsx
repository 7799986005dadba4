import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain/i18n';
import { useId, type ReactNode, type RefObject, use, useEffect, type ComponentType } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { useBackCloses } from '../../../ui/useBackCloses.ts';
import { useMedia } from '../../../ui/browser.ts';
import { deferred } from '../../../ui/loading/page.ts';
import { LoadingFailed, useLoaded } from '../../../ui/loading/useLoaded.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { OpenedParts } from '../../../ui/served.ts';
import type { CalendarProps } from './Month.tsx';

interface CalendarPopupProps {
  open: boolean;
  onClose: () => void;
  title: string;
  anchor: RefObject<HTMLElement | null>;
  /** Pixels. */
  width: number;
  children: ReactNode;
  foot: ReactNode;
}

/** Screens without space for a popup: the calendar fills them. */
export const phone = '(max-width: 599.95px), (max-height: 479.95px)';

export function CalendarPopup(props: CalendarPopupProps) {
  const { open, onClose, title, anchor, width, children, foot } = props;
  const id = useId();
  const fillsScreen = useMedia(phone);
  useBackCloses(open, onClose);
  usePreparedCalendar();

  const content = (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2.5, pr: 1, pt: 1 }}>
        <Typography id={id} component="h2" variant="h4" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton
          aria-label={t('Close the calendar')}
          onClick={onClose}
          sx={{ width: 44, height: 44 }}
        >
          <Close />
        </IconButton>
      </Box>
      <Box
        sx={{
          flex: '1 1 auto',
          overflowY: 'auto',
          scrollPaddingTop: '56px',
          px: { xs: 1.5, sm: 2.5 },
          pb: 1.5,
        }}
      >
        {children}
      </Box>
      {foot ? (
        <Box sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}>{foot}</Box>
      ) : null}
    </>
  );
  if (fillsScreen) {
    return (
      <Dialog
        fullScreen
        open={open}
        onClose={onClose}
        aria-labelledby={id}
        slotProps={{
          paper: {
            sx: {
              pt: 'env(safe-area-inset-top)',
              pl: 'env(safe-area-inset-left)',
              pr: 'env(safe-area-inset-right)',
            },
          },
        }}
      >
        {content}
      </Dialog>
    );
  }
  return (
    <Popover
      open={open}
      onClose={onClose}
      // On the server, where it is closed, there is no element.
      anchorEl={open ? () => anchor.current : null}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: {
            display: 'flex',
            flexDirection: 'column',
            width,
            borderRadius: ({ radius }) => radius.card,
          },
        },
      }}
    >
      {content}
    </Popover>
  );
}

let prepared: ComponentType<CalendarProps> | undefined;
const load = async () => {
  prepared ??= (await import('./Calendar.tsx')).Calendar;
  return prepared;
};

/** After a failure, opening it tries again. */
function usePreparedCalendar(): void {
  use(OpenedParts)('src/site/forms/dates/Calendar.tsx');
  useEffect(() => {
    void deferred(load());
  }, []);
}

/** It says itself why there is none: a dialog hides the page from screen readers and the keyboard. */
export function CalendarIsland(props: CalendarProps) {
  const { status, retry } = useLoaded(load, prepared === undefined);
  const Calendar = prepared;
  if (Calendar) return <Calendar {...props} />;
  if (status === 'failed')
    return <LoadingFailed onRetry={retry}>{t('The calendar could not be loaded.')}</LoadingFailed>;
  return (
    <Notice aria-label={t('Loading the calendar')}>
      <Skeleton variant="rounded" height={350} />
    </Notice>
  );
}
