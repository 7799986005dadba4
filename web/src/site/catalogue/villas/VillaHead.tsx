import { t } from '@selasar/domain';
import type { ReviewSummary, Villa } from '@selasar/domain';
import { useToday } from '../../../clock/useToday.ts';
import { paths } from '../../../paths.ts';
import { lodging } from '../../layout/head/jsonLd/lodging.ts';
import { PageHead } from '../../layout/head/PageHead.tsx';

export function VillaHead({ villa, reviews }: { villa: Villa; reviews: ReviewSummary }) {
  const today = useToday();
  return (
    <PageHead
      title={villa.name}
      description={villa.shortDescription}
      path={paths.villa(villa.slug)}
      list={{ name: t('Villas'), path: paths.villas }}
      picture={{ src: villa.image, alt: villa.name }}
      things={(origin) => [lodging(origin, villa, today, reviews)]}
    />
  );
}
