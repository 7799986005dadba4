import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { barStyles } from './styles.ts';

const words = [
  ['confirmed', 'Confirmed'],
  ['pending', 'Pending'],
  ['blocked', 'Blocked'],
] as const;

/** Explains the bars. */
export function Legend() {
  return (
    <Stack direction="row" spacing={2} useFlexGap aria-hidden sx={{ flexWrap: 'wrap' }}>
      {words.map(([variant, word]) => (
        <Stack key={variant} direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
          <Box
            sx={{
              ...barStyles[variant],
              width: 28,
              height: 18,
              borderRadius: ({ radius }) => radius.thumbnail,
            }}
          />
          <Typography variant="body2">{word}</Typography>
        </Stack>
      ))}
      <Typography variant="body2">– Not offered</Typography>
    </Stack>
  );
}
