import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { TripRequest } from '@selasar/domain/trips';
import { useId, type ReactNode, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import { type PlainMessage, t } from '@selasar/domain/i18n';
import { useBackCloses } from '../../ui/useBackCloses.ts';
import { requestAnchor } from './tripRequest.ts';
import { adviceOn } from '../forms/request/useRequestForm.ts';

/** Of each dialog about a request. */
export interface RequestDialogProps {
  request: TripRequest;
  open: boolean;
  onClose: () => void;
}

interface TripDialogProps extends Omit<RequestDialogProps, 'onClose'> {
  title: string;
  onClose: (() => void) | undefined;
  actions: ReactNode;
  children: ReactNode;
}

export function TripDialog(props: TripDialogProps) {
  const { request, open, title, onClose, actions, children } = props;
  const id = useId();
  useBackCloses(open, onClose);
  /** The button that opened it, which gets the focus back, may have disappeared in the meantime. */
  const restoreFocus = () =>
    setTimeout(() => {
      if (document.activeElement === document.body) {
        document.querySelector<HTMLElement>(`#${requestAnchor(request.id)}`)?.focus();
      }
    });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: { sx: { borderRadius: ({ radius }) => radius.card, m: 2 } },
        transition: { onExited: restoreFocus },
      }}
    >
      <DialogTitle id={id} component="h2" sx={{ typography: 'h3', overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, flexWrap: 'wrap', gap: 1 }}>{actions}</DialogActions>
    </Dialog>
  );
}

export function useSending() {
  const isSendingNow = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const send = async (work: () => Promise<void>) => {
    if (isSendingNow.current) return;
    isSendingNow.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      isSendingNow.current = false;
      setSending(false);
    }
  };
  return { sending, failure, send };
}

const unknown: PlainMessage = 'Something went wrong. Please try again, or call us.';

export const failureText = (error: unknown): string => adviceOn(error) ?? t(unknown);

const show = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

export function Failed({ children }: { children: string | undefined }) {
  return children ? (
    <Alert ref={show} severity="error">
      {children}
    </Alert>
  ) : null;
}
