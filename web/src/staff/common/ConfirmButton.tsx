import Button, { type ButtonProps } from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface ConfirmButtonProps extends Pick<ButtonProps, 'variant' | 'disabled' | 'sx'> {
  label: string;
  /** In place of the label while it runs. */
  running: string;
  question: { title: string; text: string; confirm: string };
  /** Something in the dialog is missing. */
  isIncomplete?: boolean;
  onConfirm: () => Promise<unknown>;
  children?: ReactNode;
}

export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, running, question, isIncomplete = false, onConfirm, children, ...button } = props;
  const [isConfirming, setConfirming] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setConfirming(false);
    setRunning(true);
    await onConfirm();
    setRunning(false);
  };
  return (
    <>
      <Button
        color="error"
        {...button}
        disabled={isRunning || button.disabled === true}
        onClick={() => setConfirming(true)}
      >
        <span>{isRunning ? running : label}</span>
      </Button>
      <ConfirmDialog
        {...question}
        open={isConfirming}
        running={isIncomplete}
        onConfirm={() => void run()}
        onCancel={() => setConfirming(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
