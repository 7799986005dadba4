import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Stay } from '@selasar/domain';
import { bookingDates } from '../bookings/bookingText.ts';

interface FreeDatesProps {
  stays: readonly Stay[];
  onChoose: (stay: Stay) => void;
}

/** The nearest dates that could be booked instead; a press fills them in. */
export const FreeDates = ({ stays, onChoose }: FreeDatesProps) =>
  stays.length === 0 ? null : (
    <Stack
      component="fieldset"
      aria-label="Free nearby"
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', m: 0, mt: 1, p: 0, border: 0 }}
    >
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
