import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { homeLists } from '@selasar/domain';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, useFetcher } from 'react-router-dom';
import { useSeen } from '../../ui/useSeen.ts';
import type { ToursData } from '../tours/loaders.ts';

const FeaturedTours = lazy(async () => ({
  default: (await import('./FeaturedTours.tsx')).FeaturedTours,
}));

/** Lies below the hero: its code and data come when the visitor scrolls to it. */
export function PopularTours() {
  const section = useRef<HTMLElement>(null);
  const seen = useSeen(section);
  const { data, state, load } = useFetcher<ToursData>();

  useEffect(() => {
    if (seen && !data && state === 'idle') void load('/tours');
  }, [seen, data, state, load]);

  return (
    <Container ref={section} component="section" maxWidth="lg" sx={{ py: { xs: 6, md: 10 } }}>
      <Typography variant="h2">Popular Tours</Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4, maxWidth: 620 }}>
        Days that our guests tell their friends about.
      </Typography>
      <Box sx={{ minHeight: { xs: 1280, sm: 960, lg: 500 } }}>
        {seen ? (
          <Suspense>
            <FeaturedTours list={data?.list} count={homeLists.featuredItems} />
          </Suspense>
        ) : null}
      </Box>
      <Box sx={{ mt: 4, textAlign: 'center' }}>
        <Button component={Link} to="/tours" variant="outlined" size="large">
          View All Tours
        </Button>
      </Box>
    </Container>
  );
}
