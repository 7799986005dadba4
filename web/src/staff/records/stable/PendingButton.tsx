import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { pendingText } from './pending.ts';
import type { Pending } from './pending.ts';

interface PendingButtonProps {
  list: { pending: Pending; showPending: () => void };
  sx?: ButtonProps['sx'];
}

/** Counts pending updates while a list is frozen, and shows them on demand. */
export function PendingButton({ list, sx = {} }: PendingButtonProps) {
  const text = pendingText(list.pending);
  if (!text) return null;
  return (
    <Button
      variant="contained"
      color="secondary"
      size="small"
      onClick={() => list.showPending()}
      sx={sx}
    >
      {text} · show
    </Button>
  );
}
