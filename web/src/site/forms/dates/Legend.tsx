import type { Theme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Blocked } from './Month.tsx';

export const takenStyles = {
  color: 'brand.textSoft',
  fontWeight: 400,
  backgroundImage: ({ shade }: Theme) => shade.taken,
  // Remains in forced-colours mode, which removes the pattern.
  textDecoration: 'line-through',
} as const;

export const offStyles = { color: 'brand.textSoft', fontWeight: 400 } as const;

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
