import { t } from '@selasar/domain';
import type { ReviewSummary, Tour } from '@selasar/domain';
import { useToday } from '../../../clock/useToday.ts';
import { paths } from '../../../paths.ts';
import { touristTrip } from '../../layout/head/jsonLd/touristTrip.ts';
import { PageHead } from '../../layout/head/PageHead.tsx';

export function TourHead({ tour, reviews }: { tour: Tour; reviews: ReviewSummary }) {
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
