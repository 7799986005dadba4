import Button, { type ButtonProps } from '@mui/material/Button';

interface PendingButtonProps {
  list: { pending: number; showPending: () => void };
  sx?: ButtonProps['sx'];
}

export function PendingButton({ list, sx = {} }: PendingButtonProps) {
  if (list.pending === 0) return null;
  return (
    <Button
      variant="contained"
      color="secondary"
      size="small"
      onClick={() => list.showPending()}
      sx={sx}
    >
      <span>{`${list.pending} new · show`}</span>
    </Button>
  );
}
