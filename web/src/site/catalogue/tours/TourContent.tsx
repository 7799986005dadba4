import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { t } from '@selasar/domain/i18n';
import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router-dom';
import { NotFoundPage } from '../../layout/notFound/NotFoundPage.tsx';
import type { TourData } from './loadTour.ts';
import { TourDetail } from './TourDetail.tsx';

function TourPlaceholder() {
  return (
    <Container
      maxWidth="lg"
      component="output"

      sx={{ display: 'block', py: 5, minHeight: '100vh' }}
    >
      <Skeleton width="30%" />
      <Typography component="div" variant="h1">
        <span style={visuallyHidden}>{t('Loading the tour')}</span>
        <Skeleton sx={{ width: '70%' }} />
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 5, mt: 3, gridTemplateColumns: { md: 'minmax(0, 1fr) 380px' } }}
      >
        <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '16 / 10' }} />
        <Skeleton variant="rounded" height={460} />
      </Box>
    </Container>
  );
}

export function TourContent() {
  const { found } = useLoaderData<TourData>();
  return (
    <Suspense fallback={<TourPlaceholder />}>
      <Await resolve={found}>
        {([tour, reviews]) =>
          tour ? <TourDetail key={tour.slug} tour={tour} reviews={reviews} /> : <NotFoundPage />
        }
      </Await>
    </Suspense>
  );
}
