import CloseIcon from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

interface DetailsSheetProps<Item> {
  /** Undefined while the sheet is closed. */
  item: Item | undefined;
  heading: (item: Item) => string;
  onClose: () => void;
  children: (item: Item) => ReactNode;
}

/** A sheet at the side with all that is known of one thing. Esc closes it. */
export function DetailsSheet<Item>(props: DetailsSheetProps<Item>) {
  const { item, heading, onClose, children } = props;
  const id = useId();
  // While the sheet slides away it still shows what it showed.
  const [kept, setKept] = useState(item);
  if (item && item !== kept) setKept(item);
  const shown = item ?? kept;
  return (
    <Drawer
      anchor="right"
      open={item !== undefined}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-labelledby': id,
          role: 'dialog',
          sx: { width: 'min(440px, 100vw)' },
        },
      }}
    >
      {shown ? (
        <>
          <Stack
            direction="row"
            sx={{ justifyContent: 'space-between', alignItems: 'center', px: 3, pt: 2, pb: 1 }}
          >
            <Typography component="h2" variant="h3" id={id}>
              {heading(shown)}
            </Typography>
            <IconButton aria-label="Close details" onClick={onClose} sx={{ width: 44, height: 44 }}>
              <CloseIcon />
            </IconButton>
          </Stack>
          <Stack spacing={3} useFlexGap sx={{ flex: 1, px: 3, pb: 3, overflowY: 'auto' }}>
            {children(shown)}
          </Stack>
        </>
      ) : null}
    </Drawer>
  );
}
