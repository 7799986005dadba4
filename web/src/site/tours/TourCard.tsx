import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import type { Tour } from '@selasar/domain';
import { formatUsd, tourPrices } from '@selasar/domain';
import { useToday } from '../../clock/useToday.ts';
import { paths } from '../../paths.ts';
import { IconFact } from '../offers/IconFact.tsx';
import { FeaturedBadge } from '../offers/badges.tsx';
import { OfferCard } from '../offers/OfferCard.tsx';
import type { CardPlace } from '../offers/OfferCard.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';

export function TourCard({ tour, ...place }: CardPlace & { tour: Tour }) {
  const { lowest } = tourPrices(tour, useToday());
  return (
    <OfferCard
      {...place}
      to={paths.tour(tour.slug)}
      image={tour.image}
      title={tour.title}
      description={tour.shortDescription}
      price={`From ${formatUsd(lowest)} / person`}
      usd={lowest}
      badges={
        <>
          <CategoryBadge category={tour.category} />
          {tour.featured ? <FeaturedBadge /> : null}
        </>
      }
      facts={
        <>
          <IconFact icon={<PlaceOutlinedIcon fontSize="small" />} label="Location">
            {tour.location}
          </IconFact>
          <IconFact icon={<ScheduleIcon fontSize="small" />} label="Duration">
            {tour.duration}
          </IconFact>
        </>
      }
    />
  );
}
