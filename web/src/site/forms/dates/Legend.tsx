import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Blocked } from './calendarProps.ts';
import { offStyles, takenStyles } from './blockedStyles.ts';

export interface LegendItem {
  mark: Blocked['mark'];
  text: string;
}

const styles = { taken: takenStyles, off: offStyles };

export const Legend = ({ items }: { items: readonly LegendItem[] }) => (
  <Stack direction="row" spacing={2.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
    {items.map(({ mark, text }) => (
      <Typography key={text} variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          component="span"
          aria-hidden
          sx={{
            ...styles[mark],
            width: 28,
            height: 28,
            borderRadius: ({ radius }) => radius.circle,
            display: 'grid',
            placeItems: 'center',
            typography: 'caption',
          }}
        >
          12
        </Box>
        <span>{text}</span>
      </Typography>
    ))}
  </Stack>
);
