import GroupOutlinedIcon from '@mui/icons-material/GroupOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import type { Villa } from '@selasar/domain';
import { formatUsd } from '@selasar/domain';
import { Fact } from '../../ui/Fact.tsx';
import { FeaturedBadge, PrivatePoolBadge } from '../badges.tsx';
import { guestCount } from '../guestCount.ts';
import { OfferCard } from '../OfferCard.tsx';
import type { CardPlace } from '../OfferCard.tsx';

export function VillaCard({ villa, ...place }: CardPlace & { villa: Villa }) {
  return (
    <OfferCard
      {...place}
      to={`/villas/${villa.slug}`}
      image={villa.image}
      title={villa.name}
      description={villa.shortDescription}
      price={`${formatUsd(villa.pricePerNight)} / night`}
      badges={
        <>
          {villa.featured ? <FeaturedBadge /> : null}
          {villa.hasPool ? <PrivatePoolBadge /> : null}
        </>
      }
      facts={
        <>
          <Fact icon={<PlaceOutlinedIcon fontSize="small" />} label="Location">
            {villa.location}
          </Fact>
          <Fact icon={<GroupOutlinedIcon fontSize="small" />} label="Capacity">
            {guestCount(villa.capacity)}
          </Fact>
        </>
      }
    />
  );
}
