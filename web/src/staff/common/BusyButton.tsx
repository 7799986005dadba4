import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { resting } from './styles.ts';

interface BusyButtonProps extends Omit<ButtonProps, 'onClick' | 'sx'> {
  isBusy: boolean;
  onClick: () => void;
}

/** While busy it does nothing: it stays in its place, keeps the focus, and its words stay readable. */
export const BusyButton = ({ isBusy, onClick, ...button }: BusyButtonProps) => (
  <Button
    {...button}
    aria-disabled={isBusy}
    onClick={() => {
      if (!isBusy) onClick();
    }}
    sx={isBusy ? resting : {}}
  />
);

/** What is worked on, by id. */
export function useBusy() {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const during = async (id: string, work: () => Promise<void>): Promise<void> => {
    setBusy((others) => new Set([...others, id]));
    try {
      await work();
    } finally {
      setBusy((all) => new Set([...all].filter((other) => other !== id)));
    }
  };
  return { busy, during };
}
