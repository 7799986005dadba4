import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Tour } from '@selasar/domain';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import { TourCard } from './TourCard.tsx';

function Grid({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
      }}
    >
      {children}
    </Box>
  );
}

export function TourGrid({ tours, heading }: { tours: readonly Tour[]; heading?: 'h2' | 'h3' }) {
  return (
    <Grid>
      {tours.map((tour, i) => (
        <li key={tour.slug}>
          <TourCard tour={tour} {...(heading ? { heading } : {})} eager={i < 3} />
        </li>
      ))}
    </Grid>
  );
}

/** Cards to come. */
export function TourGridPlaceholder({ count }: { count: number }) {
  return (
    <Notice aria-label="Loading tours...">
      <Grid>
        {Array.from({ length: count }, (_, i) => (
          <li key={i}>
            <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '16 / 10' }} />
            <Skeleton sx={{ mt: 2, fontSize: '1.6rem', width: '70%' }} />
            <Skeleton />
            <Skeleton width="80%" />
          </li>
        ))}
      </Grid>
    </Notice>
  );
}
