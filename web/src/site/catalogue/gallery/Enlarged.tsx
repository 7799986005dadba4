import Dialog from '@mui/material/Dialog';
import { t } from '@selasar/domain';
import { useBackCloses } from '../../../ui/useBackCloses.ts';
import { Turning } from './Turning.tsx';
import type { TurningProps } from './Turning.tsx';

export interface EnlargedProps extends TurningProps {
  open: boolean;
}

/** The pictures of a gallery one by one, in the size of the window. */
export function Enlarged({ open, ...turning }: EnlargedProps) {
  const { name, onClose } = turning;
  useBackCloses(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen
      slotProps={{
        paper: {
          'aria-label': t('Pictures of {name}', { name }),
          sx: { bgcolor: 'brand.text', color: 'common.white' },
        },
      }}
    >
      <Turning {...turning} />
    </Dialog>
  );
}
