import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { barStyles } from './look.ts';

const words = [
  ['confirmed', 'Confirmed'],
  ['pending', 'Pending'],
  ['blocked', 'Blocked'],
] as const;

/** Explains the bars. */
export function Legend() {
  return (
    <Stack direction="row" spacing={2} useFlexGap aria-hidden sx={{ flexWrap: 'wrap' }}>
      {words.map(([look, word]) => (
        <Stack key={look} direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
          <Box
            sx={{
              ...barStyles[look],
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
