import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BookingType, CivilDate } from '@selasar/domain/core';
import { type Language, type PlainMessage, t } from '@selasar/domain/i18n';
import { type FactName, type Facts, offerPictures, textLanguage } from '@selasar/domain/offers';
import type { ReviewSummary } from '@selasar/domain/reviews';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Thing } from 'schema-dts';
import { useToday } from '../../../clock/useToday.ts';
import { listedRating } from '../../../data/reviews/listedRating.ts';
import { paths } from '../../../paths.ts';
import { lazyIsland } from '../../../ui/bootstrap/lazyIsland.tsx';
import { Section } from '../../../ui/Section.tsx';
import { BookingIsland } from '../../booking/BookingIsland.tsx';
import type { BookableItem } from '../../booking/item.ts';
import { payTermsText } from '../../booking/priceTexts.ts';
import { PageHead } from '../../layout/head/PageHead.tsx';
import { OfferRating } from '../../reviews/OfferRating.tsx';
import { Reviews, reviewsOf } from '../../reviews/Reviews.tsx';
import { Gallery } from '../gallery/Gallery.tsx';
import type { OfferMapProps } from './OfferMap.tsx';
import { BookBar } from './BookBar.tsx';
import type { FactSummaryProps } from './FactSummary.tsx';
import type { HostProps } from './Host.tsx';

interface KindTexts {
  list: { name: PlainMessage; path: string };
  back: PlainMessage;
  host: PlainMessage;
  about: PlainMessage;
  path: (slug: string) => string;
}

const kinds: Readonly<Record<BookingType, KindTexts>> = {
  tour: {
    list: { name: 'Tours', path: paths.tours },
    back: 'All tours',
    host: 'Your guide',
    about: 'About this tour',
    path: paths.tour,
  },
  villa: {
    list: { name: 'Villas', path: paths.villas },
    back: 'All villas',
    host: 'Your host',
    about: 'About this villa',
    path: paths.villa,
  },
};

interface ShownOffer {
  image: string;
  gallery: readonly string[];
  location: string;
  shortDescription: string;
  fullDescription: string;
  facts?: Facts<FactName> | undefined;
}

interface DetailLayoutProps {
  item: BookableItem;
  offer: ShownOffer;
  /** Of its name, if it is not the page's. */
  language: Language | undefined;
  reviews: ReviewSummary;
  /** For search engines. */
  thing: (origin: string, today: CivilDate) => Thing;
  facts: ReactNode;
  startTime?: string | undefined;
  children: ReactNode;
}

/** Pixels between the text and the card that follows it. */
const gapOnPhone = 32;

/** Sticky beside the text if it fits the window; on a phone it slides over the bar at the bottom. */
const beside = {
  position: 'relative',
  zIndex: 2,
  '@media (min-width: 900px) and (min-height: 860px)': { position: 'sticky', top: 96 },
};

export function DetailLayout(props: DetailLayoutProps) {
  const { item, offer, language, reviews, thing, facts, startTime, children } = props;
  const { list, back, host, about, path } = kinds[item.type];
  const today = useToday();
  const card = useRef<HTMLDivElement>(null);
  const rating = listedRating(item.id, reviews);
  const terms = payTermsText(item);
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      <PageHead
        title={item.name}
        description={offer.shortDescription}
        path={path(item.id)}
        list={{ ...list, name: t(list.name) }}
        picture={{ src: offer.image, alt: item.name }}
        things={(origin) => [thing(origin, today)]}
      />
      <Button
        component={Link}
        to={list.path}
        size="small"
        startIcon={<ArrowBackIcon />}
        sx={{ ml: -0.625 }}
      >
        <span>{t(back)}</span>
      </Button>
      <Typography lang={language} variant="h1" sx={{ mt: 1 }}>
        {item.name}
      </Typography>
      <Stack
        direction="row"
        sx={{
          mt: 2,
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2.5,
          rowGap: 1,
          color: 'text.secondary',
        }}
      >
        {facts}
        <OfferRating rating={rating} linked />
      </Stack>
      {/* Above the bar that leads to the booking card, which is far below on small screens. */}
      {terms ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, display: { md: 'none' } }}>
          {terms}
        </Typography>
      ) : null}
      <Box sx={{ mt: 3 }}>
        <Gallery name={item.name} pictures={offerPictures(offer)} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: `${gapOnPhone}px`, md: 6 },
          mt: { xs: 4, md: 5 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
        }}
      >
        {/* What comes first may have a margin of its own. */}
        <Stack spacing={5} sx={{ gridArea: '1 / 1', '& > :not(:not(style) ~ *) > *': { mt: 0 } }}>
          {offer.facts || startTime ? (
            <FactSummaryIsland offer={offer} startTime={startTime} />
          ) : null}
          {offer.facts?.hostName ? <HostIsland heading={t(host)} offer={offer} /> : null}
          <Section heading={t(about)}>
            <Typography lang={textLanguage(offer, 'fullDescription')}>
              {offer.fullDescription}
            </Typography>
          </Section>
          {children}
          <OfferMapIsland location={offer.location} pickupAreas={offer.facts?.pickupAreas} />
          {offer.facts ? <FactDetailsIsland offer={offer} /> : null}
        </Stack>
        <BookBar item={item} card={card} gap={gapOnPhone} />
        <Box ref={card} sx={beside}>
          <BookingIsland item={{ ...item, rating }} />
        </Box>
      </Box>
      <Reviews testimonials={reviewsOf(item.id)} reviews={reviews} />
    </Container>
  );
}

const nothing = () => null;

// The page from the server shows them without their code.

const FactSummaryIsland = lazyIsland<FactSummaryProps>(
  'src/site/catalogue/offers/FactSummary.tsx',
  async () => (await import('./FactSummary.tsx')).FactSummary,
  nothing,
);

const HostIsland = lazyIsland<HostProps>(
  'src/site/catalogue/offers/Host.tsx',
  async () => (await import('./Host.tsx')).Host,
  nothing,
);

const FactDetailsIsland = lazyIsland(
  'src/site/catalogue/offers/FactDetails.tsx',
  async () => (await import('./FactDetails.tsx')).FactDetails,
  nothing,
);

const OfferMapIsland = lazyIsland<OfferMapProps>(
  'src/site/catalogue/offers/OfferMap.tsx',
  async () => (await import('./OfferMap.tsx')).OfferMap,
  nothing,
);
