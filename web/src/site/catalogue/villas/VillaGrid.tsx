import { type Rated, type Villa, textLanguage } from '@selasar/domain/offers';
import GroupOutlinedIcon from '@mui/icons-material/GroupOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import { formatUsd } from '@selasar/domain/core';
import { guestCount, t } from '@selasar/domain/i18n';
import { villaPrices } from '@selasar/domain/pricing';
import type { Listed } from '../../../data/reviews/rated.ts';
import { CardGrid } from '../../../ui/CardGrid.tsx';
import type { VisitCheck } from '../../common/visitCheck.ts';
import { useToday } from '../../../clock/useToday.ts';
import { paths } from '../../../paths.ts';
import { IconFact } from '../offers/IconFact.tsx';
import { FeaturedBadge, PrivatePoolBadge } from '../offers/badges.tsx';
import { OfferCard, type CardPlace } from '../offers/OfferCard.tsx';
import { OfferRating } from '../../reviews/OfferRating.tsx';

export function VillaGrid({
  villas,
  offers,
  heading,
}: {
  villas: readonly Rated<Listed<Villa>>[];
  offers?: VisitCheck['offers'];
  heading?: 'h2' | 'h3';
}) {
  return (
    <CardGrid>
      {villas.map((villa) => (
        <li key={villa.slug}>
          <VillaCard
            villa={villa}
            forVisit={offers?.[villa.slug]}
            {...(heading ? { heading } : {})}
          />
        </li>
      ))}
    </CardGrid>
  );
}

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
