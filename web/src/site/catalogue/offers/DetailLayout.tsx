import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Language } from '@selasar/domain/i18n';
import type { ReviewSummary } from '@selasar/domain/reviews';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listedRating } from '../../../data/reviews/listedRating.ts';
import { BookingIsland } from '../../booking/BookingIsland.tsx';
import type { BookableItem } from '../../booking/item.ts';
import { payTermsText } from '../../booking/payTermsText.ts';
import { Reviews, reviewsOf } from '../../reviews/Reviews.tsx';
import { BookBar } from './BookBar.tsx';
import { OfferRating } from '../../reviews/OfferRating.tsx';

interface DetailLayoutProps {
  item: BookableItem;
  /** Of its name, if it is not the page's. */
  language: Language | undefined;
  reviews: ReviewSummary;
  head: ReactNode;
  back: { text: string; to: string };
  facts: ReactNode;
  gallery: ReactNode;
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
  const { item, language, reviews, head, back, facts, gallery, children } = props;
  const card = useRef<HTMLDivElement>(null);
  const testimonials = reviewsOf(item.id);
  const rating = listedRating(item.id, reviews);
  const terms = payTermsText(item);
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      {head}
      <Button
        component={Link}
        to={back.to}
        size="small"
        startIcon={<ArrowBackIcon />}
        sx={{ ml: -0.625 }}
      >
        <span>{back.text}</span>
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
      <Box sx={{ mt: 3 }}>{gallery}</Box>
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
          {children}
        </Stack>
        <BookBar item={item} card={card} gap={gapOnPhone} />
        <Box ref={card} sx={beside}>
          <BookingIsland item={{ ...item, rating }} />
        </Box>
      </Box>
      <Reviews testimonials={testimonials} reviews={reviews} />
    </Container>
  );
}
