import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type PersonCounts, type PersonPlace, personPlaces } from '@selasar/domain/people';

const labels: Readonly<Record<PersonPlace, string>> = {
  bookings: 'Bookings',
  transfers: 'Airport transfers',
  messages: 'Messages',
  reviews: 'Reviews',
  trips: 'Trips',
  mails: 'Mails',
  counters: 'Counters of requests',
};

export function Counts({ counts }: { counts: PersonCounts }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 3,
        rowGap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
      }}
    >
      {personPlaces
        .filter((place) => counts[place] > 0)
        .map((place) => (
          <Box key={place} sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
            <Typography component="dt" color="textSecondary">
              {labels[place]}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {counts[place]}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}
