import type { Villa } from '@selasar/domain';
import { paths } from '../../paths.ts';
import { lodging } from '../head/jsonLd/lodging.ts';
import { PageHead } from '../head/PageHead.tsx';

export function VillaHead({ villa }: { villa: Villa }) {
  return (
    <PageHead
      title={villa.name}
      description={villa.shortDescription}
      path={paths.villa(villa.slug)}
      list={{ name: 'Villas', path: paths.villas }}
      picture={{ src: villa.image, alt: villa.name }}
      things={(origin) => [lodging(origin, villa)]}
    />
  );
}
