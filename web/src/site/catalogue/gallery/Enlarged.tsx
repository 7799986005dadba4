import Dialog from '@mui/material/Dialog';
import { useBackCloses } from '../../../ui/useBackCloses.ts';
import { Turning } from './Turning.tsx';
import type { TurningProps } from './Turning.tsx';

export interface EnlargedProps extends TurningProps {
  open: boolean;
  label: string;
}

/** Pictures one by one, in the size of the window. */
export function Enlarged({ open, label, ...turning }: EnlargedProps) {
  const { onClose } = turning;
  useBackCloses(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen
      slotProps={{
        paper: {
          'aria-label': label,
          sx: { bgcolor: 'brand.text', color: 'common.white' },
        },
      }}
    >
      <Turning {...turning} />
    </Dialog>
  );
}
