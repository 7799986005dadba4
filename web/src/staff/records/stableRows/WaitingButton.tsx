import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { inWords } from './waiting.ts';
import type { Waiting } from './waiting.ts';

interface WaitingButtonProps {
  waiting: Waiting;
  onShow: () => void;
  sx?: ButtonProps['sx'];
}

/** Says what waits while a list stands still, and lets it in. */
export function WaitingButton({ waiting, onShow, sx = {} }: WaitingButtonProps) {
  const text = inWords(waiting);
  if (!text) return null;
  return (
    <Button variant="contained" color="secondary" size="small" onClick={onShow} sx={sx}>
      {text} · show
    </Button>
  );
}
