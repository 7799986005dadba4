import type { Tour } from '@selasar/domain';
import { paths } from '../../paths.ts';
import { touristTrip } from '../head/jsonLd/touristTrip.ts';
import { PageHead } from '../head/PageHead.tsx';

export function TourHead({ tour }: { tour: Tour }) {
  return (
    <PageHead
      title={tour.title}
      description={tour.shortDescription}
      path={paths.tour(tour.slug)}
      list={{ name: 'Tours', path: paths.tours }}
      picture={{ src: tour.image, alt: tour.title }}
      things={(origin) => [touristTrip(origin, tour)]}
    />
  );
}
