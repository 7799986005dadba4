import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

interface CountLineProps {
  name: string;
  hint: ReactNode;
  count: number;
  least: number;
  isFull: boolean;
  /** Names of the buttons. */
  less: string;
  more: string;
  onAdd: (by: 1 | -1) => void;
  focusRef?: Ref<HTMLButtonElement> | undefined;
}

export function CountLine(props: CountLineProps) {
  const { name, hint, count, least, isFull, less, more, onAdd, focusRef } = props;
  const step = (by: 1 | -1, isOff: boolean) => ({
    // A disabled button would lose the focus.
    'aria-disabled': isOff,
    onClick: () => {
      if (!isOff) onAdd(by);
    },
    sx: { border: 1, borderColor: 'divider', ...(isOff && { opacity: 0.4, cursor: 'default' }) },
  });
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minHeight: 48 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ display: 'block', lineHeight: 1.3 }}>
          {name}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block', lineHeight: 1.4 }}
        >
          {hint}
        </Typography>
      </Box>
      <IconButton aria-label={less} {...step(-1, count <= least)}>
        <RemoveIcon fontSize="small" />
      </IconButton>
      <Typography
        component="output"
        aria-label={name}
        sx={{ minWidth: 24, textAlign: 'center', fontWeight: 700 }}
      >
        {count}
      </Typography>
      <IconButton ref={focusRef} aria-label={more} {...step(1, isFull)}>
        <AddIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
