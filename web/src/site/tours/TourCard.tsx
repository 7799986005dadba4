import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import type { Tour } from '@selasar/domain';
import { formatUsd } from '@selasar/domain';
import { Fact } from '../../ui/Fact.tsx';
import { FeaturedBadge } from '../badges.tsx';
import { OfferCard } from '../OfferCard.tsx';
import type { CardPlace } from '../OfferCard.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';

export function TourCard({ tour, ...place }: CardPlace & { tour: Tour }) {
  return (
    <OfferCard
      {...place}
      to={`/tours/${tour.slug}`}
      image={tour.image}
      title={tour.title}
      description={tour.shortDescription}
      price={`From ${formatUsd(tour.priceFrom)} / person`}
      badges={
        <>
          <CategoryBadge category={tour.category} />
          {tour.featured ? <FeaturedBadge /> : null}
        </>
      }
      facts={
        <>
          <Fact icon={<PlaceOutlinedIcon fontSize="small" />} label="Location">
            {tour.location}
          </Fact>
          <Fact icon={<ScheduleIcon fontSize="small" />} label="Duration">
            {tour.duration}
          </Fact>
        </>
      }
    />
  );
}
