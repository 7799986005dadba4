import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

export function CardGrid({ children }: { children: ReactNode }) {
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
          md: 'repeat(3, minmax(0, 1fr))',
        },
      }}
    >
      {children}
    </Box>
  );
}

export function CardGridPlaceholder({ count }: { count: number }) {
  return (
    <div aria-hidden>
      <CardGrid>
        {Array.from({ length: count }, (_, i) => (
          <li key={i}>
            <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '16 / 10' }} />
            <Skeleton sx={{ mt: 2, fontSize: '1.6rem', width: '70%' }} />
            <Skeleton />
            <Skeleton width="80%" />
          </li>
        ))}
      </CardGrid>
    </div>
  );
}
