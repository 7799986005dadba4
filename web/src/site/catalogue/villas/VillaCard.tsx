import GroupOutlinedIcon from '@mui/icons-material/GroupOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import { formatUsd, textLanguage, villaPrices, t } from '@selasar/domain';
import type { Rated, Villa } from '@selasar/domain';
import type { Listed } from '../../../data/reviews/rated.ts';
import { useToday } from '../../../clock/useToday.ts';
import { paths } from '../../../paths.ts';
import { IconFact } from '../offers/IconFact.tsx';
import { FeaturedBadge, PrivatePoolBadge } from '../offers/badges.tsx';
import { guestCount } from '../offers/guestCount.ts';
import { OfferCard } from '../offers/OfferCard.tsx';
import type { CardPlace } from '../offers/OfferCard.tsx';
import { OfferRating } from '../offers/OfferRating.tsx';

export function VillaCard({ villa, ...place }: CardPlace & { villa: Rated<Listed<Villa>> }) {
  const { lowest, isOnly } = villaPrices(villa, useToday());
  return (
    <OfferCard
      {...place}
      to={paths.villa(villa.slug)}
      image={villa.image}
      title={villa.name}
      description={villa.shortDescription}
      languages={{
        title: textLanguage(villa, 'name'),
        description: textLanguage(villa, 'shortDescription'),
      }}
      price={
        isOnly
          ? t('{price} / night', { price: formatUsd(lowest) })
          : t('From {price} / night', { price: formatUsd(lowest) })
      }
      usd={lowest}
      offer={{ type: 'villa', rules: villa.rules }}
      badges={
        <>
          {villa.featured ? <FeaturedBadge /> : null}
          {villa.hasPool ? <PrivatePoolBadge /> : null}
        </>
      }
      facts={
        <>
          <IconFact icon={<PlaceOutlinedIcon fontSize="small" />} label={t('Location')}>
            {villa.location}
          </IconFact>
          <IconFact icon={<GroupOutlinedIcon fontSize="small" />} label={t('Capacity')}>
            {guestCount(villa.capacity)}
          </IconFact>
          <OfferRating rating={villa.rating} />
        </>
      }
    />
  );
}
