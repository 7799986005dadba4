import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useBackCloses } from '../../../ui/useBackCloses.ts';
import { phoneScreen } from '../grid/Card.tsx';

interface EditDialogProps {
  label: string;
  children: (titleId: string, close: () => void) => ReactNode;
}

/** A button with its dialog. A click outside the dialog does not discard what was typed. */
export function EditDialog({ label, children }: EditDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isPhone = useMediaQuery(phoneScreen);
  const close = () => setOpen(false);
  useBackCloses(isOpen, close);
  return (
    <>
      <Button
        size="small"
        startIcon={<EditIcon />}
        onClick={() => setOpen(true)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {label}
      </Button>
      <Dialog
        open={isOpen}
        fullWidth
        maxWidth="xs"
        fullScreen={isPhone}
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') close();
        }}
        aria-labelledby={id}
      >
        {isOpen ? children(id, close) : null}
      </Dialog>
    </>
  );
}
