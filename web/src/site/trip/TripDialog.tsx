import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { TripRequest } from '@selasar/domain/trips';
import { useId, type ReactNode } from 'react';
import { useBackCloses } from '../../ui/useBackCloses.ts';
import { requestAnchor } from './tripRequest.ts';

/** Of each dialog about a request. */
export interface RequestDialogProps {
  request: TripRequest;
  open: boolean;
  onClose: () => void;
}

interface TripDialogProps {
  request: TripRequest;
  open: boolean;
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
