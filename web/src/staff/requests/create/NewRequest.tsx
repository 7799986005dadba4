import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useEdited } from '../../offers/useEdited.ts';
import { iconOnPhones, onWideScreens } from '../../grid/touch.ts';
import { phoneScreen } from '../../grid/Card.tsx';

interface NewRequestProps {
  label: string;
  children: (titleId: string, close: () => void) => ReactNode;
}

/** The dialog is opened by `?add` as well. */
export function NewRequest({ label, children }: NewRequestProps) {
  const { adding, show } = useEdited();
  const id = useId();
  const isPhone = useMediaQuery(phoneScreen);
  const close = () => show('none');
  return (
    <>
      <Button startIcon={<AddIcon />} onClick={() => show('add')} sx={iconOnPhones}>
        <Box component="span" sx={onWideScreens}>
          {label}
        </Box>
      </Button>
      <Dialog
        open={adding}
        fullWidth
        maxWidth="xs"
        fullScreen={isPhone}
        // A click outside the dialog does not discard what was typed.
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') close();
        }}
        aria-labelledby={id}
      >
        {adding ? children(id, close) : null}
      </Dialog>
    </>
  );
}
