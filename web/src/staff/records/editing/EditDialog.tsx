import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useBackCloses } from '../../../ui/useBackCloses.ts';
import { onWideScreens } from '../export/ExportButton.tsx';
import { phoneScreen } from '../grid/Card.tsx';

/** For a button whose label only wide screens show. */
export const iconOnPhones = {
  whiteSpace: 'nowrap',
  minWidth: 44,
  '& .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -4px' } },
} as const;

interface EditDialogProps {
  label: string;
  icon?: ReactNode;
  size?: 'small' | 'medium';
  /** A phone shows only the icon. */
  isIconOnPhones?: boolean;
  children: (titleId: string, close: () => void) => ReactNode;
}

/** A button with its dialog. A click outside the dialog does not discard what was typed. */
export function EditDialog(props: EditDialogProps) {
  const { label, icon = <EditIcon />, size = 'small', isIconOnPhones = false, children } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isPhone = useMediaQuery(phoneScreen);
  const close = () => setOpen(false);
  useBackCloses(isOpen, close);
  return (
    <>
      <Button
        size={size}
        startIcon={icon}
        onClick={() => setOpen(true)}
        sx={isIconOnPhones ? iconOnPhones : { whiteSpace: 'nowrap' }}
      >
        {isIconOnPhones ? (
          <Box component="span" sx={onWideScreens}>
            {label}
          </Box>
        ) : (
          label
        )}
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
