import GroupOutlinedIcon from '@mui/icons-material/GroupOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import type { Villa } from '@selasar/domain';
import { formatUsd, villaPrices } from '@selasar/domain';
import { useToday } from '../../clock/useToday.ts';
import { paths } from '../../paths.ts';
import { IconFact } from '../offers/IconFact.tsx';
import { FeaturedBadge, PrivatePoolBadge } from '../offers/badges.tsx';
import { guestCount } from '../offers/guestCount.ts';
import { OfferCard } from '../offers/OfferCard.tsx';
import type { CardPlace } from '../offers/OfferCard.tsx';

export function VillaCard({ villa, ...place }: CardPlace & { villa: Villa }) {
  const { lowest, isOnly } = villaPrices(villa, useToday());
  return (
    <OfferCard
      {...place}
      to={paths.villa(villa.slug)}
      image={villa.image}
      title={villa.name}
      description={villa.shortDescription}
      price={`${isOnly ? '' : 'From '}${formatUsd(lowest)} / night`}
      usd={lowest}
      badges={
        <>
          {villa.featured ? <FeaturedBadge /> : null}
          {villa.hasPool ? <PrivatePoolBadge /> : null}
        </>
      }
      facts={
        <>
          <IconFact icon={<PlaceOutlinedIcon fontSize="small" />} label="Location">
            {villa.location}
          </IconFact>
          <IconFact icon={<GroupOutlinedIcon fontSize="small" />} label="Capacity">
            {guestCount(villa.capacity)}
          </IconFact>
        </>
      }
    />
  );
}
