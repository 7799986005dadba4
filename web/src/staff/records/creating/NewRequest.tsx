import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useEdited } from '../../offers/useEdited.ts';
import { onWideScreens } from '../export/ExportButton.tsx';
import { phoneScreen } from '../grid/Card.tsx';

/** For a button whose label only wide screens show. */
export const iconOnPhones = {
  whiteSpace: 'nowrap',
  minWidth: 44,
  '& .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -4px' } },
} as const;

interface NewRequestProps {
  label: string;
  children: (titleId: string, close: () => void) => ReactNode;
}

/** The button for a new booking or transfer of a list, and its dialog, which `?add` opens as well. */
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
