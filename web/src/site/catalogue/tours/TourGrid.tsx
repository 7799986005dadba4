import { type Rated, type Tour, textLanguage } from '@selasar/domain/offers';
import GroupOutlinedIcon from '@mui/icons-material/GroupOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import { formatUsd } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { tourPrices } from '@selasar/domain/pricing';
import type { Listed } from '../../../data/reviews/rated.ts';
import { CardGrid } from '../../../ui/CardGrid.tsx';
import type { VisitCheck } from '../../common/visitCheck.ts';
import { useToday } from '../../../clock/useToday.ts';
import { paths } from '../../../paths.ts';
import { IconFact } from '../offers/IconFact.tsx';
import { FeaturedBadge } from '../offers/badges.tsx';
import { OfferCard, type CardPlace } from '../offers/OfferCard.tsx';
import { OfferRating } from '../../reviews/OfferRating.tsx';
import { CategoryBadge } from './CategoryBadge.tsx';

interface TourGridProps {
  tours: readonly Rated<Listed<Tour>>[];
  offers?: VisitCheck['offers'];
  heading?: 'h2' | 'h3';
}

export function TourGrid({ tours, offers, heading }: TourGridProps) {
  return (
    <CardGrid>
      {tours.map((tour) => (
        <li key={tour.slug}>
          <TourCard tour={tour} forVisit={offers?.[tour.slug]} {...(heading ? { heading } : {})} />
        </li>
      ))}
    </CardGrid>
  );
}

export function TourCard({ tour, ...place }: CardPlace & { tour: Rated<Listed<Tour>> }) {
  const { lowest } = tourPrices(tour, useToday());
  return (
    <OfferCard
      {...place}
      to={paths.tour(tour.slug)}
      image={tour.image}
      title={tour.title}
      description={tour.shortDescription}
      languages={{
        title: textLanguage(tour, 'title'),
        description: textLanguage(tour, 'shortDescription'),
      }}
      price={t('From {price} / person', { price: formatUsd(lowest) })}
      usd={lowest}
      offer={{ type: 'tour', rules: tour.rules }}
      badges={
        <>
          <CategoryBadge category={tour.category} />
          {tour.featured ? <FeaturedBadge /> : null}
        </>
      }
      facts={
        <>
          <IconFact icon={<PlaceOutlinedIcon fontSize="small" />} label={t('Location')}>
            {tour.location}
          </IconFact>
          <IconFact icon={<ScheduleIcon fontSize="small" />} label={t('Duration')}>
            <span lang={textLanguage(tour, 'duration')}>{tour.duration}</span>
          </IconFact>
          {tour.facts?.tourType === 'private' ? (
            <IconFact icon={<GroupOutlinedIcon fontSize="small" />} label={t('Tour type')}>
              {t('Private')}
            </IconFact>
          ) : null}
          <OfferRating rating={tour.rating} />
        </>
      }
    />
  );
}
