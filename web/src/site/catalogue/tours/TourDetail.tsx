import { type Language, t } from '@selasar/domain/i18n';
import { offerPictures, textLanguage, type Tour } from '@selasar/domain/offers';
import type { ReviewSummary } from '@selasar/domain/reviews';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Typography from '@mui/material/Typography';
import { useToday } from '../../../clock/useToday.ts';
import { paths } from '../../../paths.ts';
import { touristTrip } from '../../layout/head/jsonLd/touristTrip.ts';
import { PageHead } from '../../layout/head/PageHead.tsx';
import { tourItem } from '../../booking/item.ts';
import {
  FactDetailsIsland,
  FactSummaryIsland,
  HostIsland,
  OfferMapIsland,
} from '../offers/islands.ts';
import { IconFact } from '../offers/IconFact.tsx';
import { DetailLayout } from '../offers/DetailLayout.tsx';
import { Gallery } from '../gallery/Gallery.tsx';
import { MarkedList, Section } from '../../../ui/Section.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';

function TourHead({ tour, reviews }: { tour: Tour; reviews: ReviewSummary }) {
  const today = useToday();
  return (
    <PageHead
      title={tour.title}
      description={tour.shortDescription}
      path={paths.tour(tour.slug)}
      list={{ name: t('Tours'), path: paths.tours }}
      picture={{ src: tour.image, alt: tour.title }}
      things={(origin) => [touristTrip(origin, tour, today, reviews)]}
    />
  );
}

function Itinerary({
  steps,
  language,
}: {
  steps: readonly string[];
  /** If it is not the page's. */
  language: Language | undefined;
}) {
  return (
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
}

export function TourDetail({ tour, reviews }: { tour: Tour; reviews: ReviewSummary }) {
  const startTime = tour.rules === 'damaged' ? undefined : tour.rules?.startTime;
  return (
    <DetailLayout
      item={tourItem(tour)}
      language={textLanguage(tour, 'title')}
      reviews={reviews}
      head={<TourHead tour={tour} reviews={reviews} />}
      back={{ text: t('All tours'), to: paths.tours }}
      facts={
        <>
          <IconFact icon={<PlaceOutlinedIcon fontSize="small" />} label={t('Location')}>
            {tour.location}
          </IconFact>
          <IconFact icon={<ScheduleIcon fontSize="small" />} label={t('Duration')}>
            <span lang={textLanguage(tour, 'duration')}>{tour.duration}</span>
          </IconFact>
          <CategoryBadge category={tour.category} otherwise="cultural" />
        </>
      }
      gallery={<Gallery name={tour.title} pictures={offerPictures(tour)} />}
    >
      {tour.facts || startTime ? <FactSummaryIsland offer={tour} startTime={startTime} /> : null}
      {tour.facts?.hostName ? <HostIsland heading={t('Your guide')} offer={tour} /> : null}
      <Section heading={t('About this tour')}>
        <Typography lang={textLanguage(tour, 'fullDescription')}>{tour.fullDescription}</Typography>
      </Section>
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
      <OfferMapIsland location={tour.location} pickupAreas={tour.facts?.pickupAreas} />
      {tour.facts ? <FactDetailsIsland offer={tour} /> : null}
    </DetailLayout>
  );
}
