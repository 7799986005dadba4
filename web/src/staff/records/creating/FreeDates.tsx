import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Stay } from '@selasar/domain';
import { useId } from 'react';
import { bookingDates } from '../../bookings/bookingText.ts';

interface FreeDatesProps {
  stays: readonly Stay[];
  onChoose: (stay: Stay) => void;
}

/** The nearest available dates; a click fills them in. */
export function FreeDates({ stays, onChoose }: FreeDatesProps) {
  const label = useId();
  if (stays.length === 0) return null;
  return (
    <Stack
      component="fieldset"
      aria-labelledby={label}
      spacing={1}
      sx={{ alignItems: 'flex-start', m: 0, mt: 1, p: 0, border: 0 }}
    >
      <Typography id={label} variant="body2">
        Available nearby:
      </Typography>
      {stays.map((stay) => (
        <Button
          key={stay.startDate}
          color="inherit"
          variant="outlined"
          size="small"
          onClick={() => onChoose(stay)}
          sx={{ minHeight: 44 }}
        >
          {bookingDates(stay)}
        </Button>
      ))}
    </Stack>
  );
}
