import GroupOutlinedIcon from '@mui/icons-material/GroupOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { formatUsd } from '@selasar/domain/core';
import { guestCount, t } from '@selasar/domain/i18n';
import { type Rated, textLanguage, type Tour, type Villa } from '@selasar/domain/offers';
import { tourPrices, villaPrices } from '@selasar/domain/pricing';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Await } from 'react-router-dom';
import { useToday } from '../../../clock/useToday.ts';
import type { Listed } from '../../../data/reviews/rated.ts';
import { paths } from '../../../paths.ts';
import { CardGrid } from '../../../ui/CardGrid.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { VisitCheck } from '../../common/visit.ts';
import { OfferRating } from '../../reviews/OfferRating.tsx';
import { CategoryBadge, FeaturedBadge, PrivatePoolBadge } from './badges.tsx';
import { type CardPlace, OfferCard } from './OfferCard.tsx';

interface CardProps<Offer> extends CardPlace {
  offer: Rated<Listed<Offer>>;
}

interface OfferGridProps<Offer> {
  list: readonly Rated<Listed<Offer>>[];
  Card: ComponentType<CardProps<Offer>>;
  forVisit?: VisitCheck['offers'];
  heading?: CardPlace['heading'];
}

export const OfferGrid = <Offer extends Tour | Villa>(props: OfferGridProps<Offer>) => {
  const { list, Card, forVisit, heading } = props;
  return (
    <CardGrid>
      {list.map((offer) => (
        <li key={offer.slug}>
          <Card offer={offer} forVisit={forVisit?.[offer.slug]} heading={heading} />
        </li>
      ))}
    </CardGrid>
  );
};

export function TourCard({ offer: tour, ...place }: CardProps<Tour>) {
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
          <TourFacts tour={tour} />
          {tour.facts?.tourType === 'private' ? (
            <IconFact Icon={GroupOutlinedIcon} label={t('Tour type')}>
              {t('Private')}
            </IconFact>
          ) : null}
          <OfferRating rating={tour.rating} />
        </>
      }
    />
  );
}

export const TourFacts = ({ tour }: { tour: Listed<Tour> }) => (
  <>
    <IconFact Icon={PlaceOutlinedIcon} label={t('Location')}>
      {tour.location}
    </IconFact>
    <IconFact Icon={ScheduleIcon} label={t('Duration')}>
      <span lang={textLanguage(tour, 'duration')}>{tour.duration}</span>
    </IconFact>
  </>
);

export function VillaCard({ offer: villa, ...place }: CardProps<Villa>) {
  const { lowest, isOnly } = villaPrices(villa, useToday());
  const price = formatUsd(lowest);
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
      price={isOnly ? t('{price} / night', { price }) : t('From {price} / night', { price })}
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
          <VillaFacts villa={villa} />
          <OfferRating rating={villa.rating} />
        </>
      }
    />
  );
}

export const VillaFacts = ({ villa }: { villa: Listed<Villa> }) => (
  <>
    <IconFact Icon={PlaceOutlinedIcon} label={t('Location')}>
      {villa.location}
    </IconFact>
    <IconFact Icon={GroupOutlinedIcon} label={t('Capacity')}>
      {guestCount(villa.capacity)}
    </IconFact>
  </>
);

interface IconFactProps {
  Icon: typeof ScheduleIcon;
  /** For screen readers. */
  label: string;
  children: ReactNode;
}

const IconFact = ({ Icon, label, children }: IconFactProps) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, typography: 'body2' }}
  >
    <Icon fontSize="small" />
    <Box component="span" sx={visuallyHidden}>
      {`${label}: `}
    </Box>
    <span>{children}</span>
  </Box>
);

/** Shown with built-in tours. */
export const BuiltInNotice = ({ builtIn }: { builtIn: Promise<boolean> }) => (
  <Suspense>
    <Await resolve={builtIn}>
      {(isBuiltIn) =>
        isBuiltIn ? (
          <Notice sx={{ mb: 2, typography: 'body2', color: 'text.secondary' }}>
            {t(
              'We could not reach the latest list, so this is our regular selection. Prices are confirmed when you book.',
            )}
          </Notice>
        ) : null
      }
    </Await>
  </Suspense>
);
