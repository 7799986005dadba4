import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { pendingText } from './pending.ts';
import type { Pending } from './pending.ts';

interface PendingButtonProps {
  list: { pending: Pending; showPending: () => void };
  sx?: ButtonProps['sx'];
}

/** Counts what is pending while a list is frozen, and shows it on demand. */
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
