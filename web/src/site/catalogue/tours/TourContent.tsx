import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { t, type Language } from '@selasar/domain/i18n';
import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router-dom';
import { textLanguage, type Tour } from '@selasar/domain/offers';
import type { ReviewSummary } from '@selasar/domain/reviews';
import Stack from '@mui/material/Stack';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import { NotFoundPage } from '../../layout/notFound/NotFoundPage.tsx';
import type { TourData } from '../../loaders.ts';
import { touristTrip } from '../../layout/head/jsonLd/offers.ts';
import { startTimesOf, tourItem } from '../../booking/item.ts';
import { TourFacts } from '../offers/OfferGrid.tsx';
import { DetailLayout } from '../offers/DetailLayout.tsx';
import { MarkedList, Section } from '../../../ui/Section.tsx';
import { CategoryBadge } from '../offers/badges.tsx';

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

const TourPlaceholder = () => (
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

const TourDetail = ({ tour, reviews }: { tour: Tour; reviews: ReviewSummary }) => (
  <DetailLayout
    item={tourItem(tour)}
    offer={tour}
    language={textLanguage(tour, 'title')}
    reviews={reviews}
    thing={(origin, today) => touristTrip(origin, tour, today, reviews)}
    facts={
      <>
        <TourFacts tour={tour} />
        <CategoryBadge category={tour.category} otherwise="cultural" />
      </>
    }
    startTime={startTimesOf(tour)}
  >
    <Section heading={t('Itinerary')}>
      <Itinerary steps={tour.itinerary} language={textLanguage(tour, 'itinerary')} />
    </Section>
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <Section heading={t('Inclusions')}>
        <MarkedList
          items={tour.inclusions}
          lang={textLanguage(tour, 'inclusions')}
          icon={<CheckIcon fontSize="small" color="success" />}
        />
      </Section>
      <Section heading={t('Exclusions')}>
        <MarkedList
          items={tour.exclusions}
          lang={textLanguage(tour, 'exclusions')}
          icon={<CloseIcon fontSize="small" color="error" />}
        />
      </Section>
    </Box>
  </DetailLayout>
);

interface ItineraryProps {
  steps: readonly string[];
  /** If it is not the page's. */
  language: Language | undefined;
}

const Itinerary = ({ steps, language }: ItineraryProps) => (
  <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {steps.map((step, i) => (
      <Box
        key={step}
        component="li"
        sx={{
          position: 'relative',
          display: 'flex',
          gap: 2,
          pb: 2.25,
          '&:not(:last-of-type)::before': {
            content: '""',
            position: 'absolute',
            left: 15,
            top: 32,
            bottom: 0,
            width: 2,
            bgcolor: 'divider',
          },
        }}
      >
        <Box
          component="span"
          aria-hidden
          sx={{
            flex: 'none',
            width: 32,
            height: 32,
            borderRadius: ({ radius }) => radius.circle,
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'primary.main',
            color: 'common.white',
            typography: 'body2',
            fontWeight: 700,
          }}
        >
          {i + 1}
        </Box>
        <Box component="span" lang={language} sx={{ pt: 0.5 }}>
          {step}
        </Box>
      </Box>
    ))}
  </Stack>
);
