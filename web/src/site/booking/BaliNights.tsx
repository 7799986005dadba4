import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { addDays, baliDayOf, dayAndMonth, maxStayNights, nightsOf } from '@selasar/domain';
import type { Stay } from '@selasar/domain';

/** The nights of a stay with restrictions or delays in Bali. */
export function BaliNights({ stay: { startDate, endDate } }: { stay: Stay }) {
  const last = addDays(startDate, maxStayNights);
  const nights = nightsOf({ startDate, endDate: endDate < last ? endDate : last });
  const days = nights.flatMap((night) => {
    const day = baliDayOf(night);
    return day ? [{ night, day }] : [];
  });
  if (days.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {days.map(({ night, day }) => (
        <Typography
          key={night}
          component="li"
          variant="body2"
          color="textSecondary"
          sx={{ '& + &': { mt: 0.75 } }}
        >
          <strong>{dayAndMonth(night)}</strong> {day.guest}
        </Typography>
      ))}
    </Box>
  );
}
