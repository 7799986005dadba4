import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { offerPictures, textLanguage, t } from '@selasar/domain';
import type { ReviewSummary, Tour } from '@selasar/domain';
import { paths } from '../../../paths.ts';
import { tourItem } from '../../booking/item.ts';
import { FactDetailsIsland, FactSummaryIsland, HostIsland } from '../offers/factIslands.ts';
import { IconFact } from '../offers/IconFact.tsx';
import { DetailLayout } from '../offers/DetailLayout.tsx';
import { OfferMapIsland } from '../map/OfferMapIsland.ts';
import { Gallery } from '../gallery/Gallery.tsx';
import { MarkedList } from '../../../ui/MarkedList.tsx';
import { Section } from '../../../ui/Section.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';
import { Itinerary } from './Itinerary.tsx';
import { TourHead } from './TourHead.tsx';

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
