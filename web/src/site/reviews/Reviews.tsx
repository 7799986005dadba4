import { testimonials } from '@selasar/domain/samples';
import { type Testimonial, ratingStars } from '@selasar/brand/schema/testimonial';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t, mainLanguage } from '@selasar/domain/i18n';
import type { ReviewSummary, PublicReview } from '@selasar/domain/reviews';
import { monthAndYear } from '@selasar/domain/core';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { visuallyHidden } from '@mui/utils';
import { reviewsId } from './OfferRating.tsx';
import { paths } from '../../paths.ts';
import { Picture } from '../../pictures/Picture.tsx';

export const reviewsOf = (slug: string): readonly Testimonial[] =>
  testimonials.filter(({ itemId }) => itemId === slug);

interface ReviewsProps {
  testimonials: readonly Testimonial[];
  reviews: ReviewSummary;
}

export function Reviews({ testimonials, reviews: { count, latest } }: ReviewsProps) {
  if (testimonials.length + count === 0) return null;
  return (
    <Box component="section" id={reviewsId} sx={{ mt: 6 }}>
      <Typography component="h2" variant="h3" sx={{ mb: 2 }}>
        {t('Guest Reviews')}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} />
        ))}
        {latest.map((review, place) => (
          <ReviewCard key={reviewKey(review, place)} review={review} />
        ))}
      </Box>
      {count > latest.length ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('The newest {shown} of {total} reviews by guests who booked here.', {
            shown: latest.length,
            total: count,
          })}
        </Typography>
      ) : null}
    </Box>
  );
}

interface ReviewCardProps {
  review: PublicReview;
  namesOffer?: boolean;
}

export function ReviewCard({ review, namesOffer = false }: ReviewCardProps) {
  const { name, country, month, text, rating, bookingType, itemId, itemName } = review;
  const offer = bookingType === 'tour' ? paths.tour(itemId) : paths.villa(itemId);
  return (
    <Voice
      stars={rating}
      quote={
        <Typography
          component="blockquote"
          dir="auto"
          sx={{ m: 0, mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
      }
    >
      <Avatar aria-hidden sx={avatar}>
        {Array.from(name)[0]}
      </Avatar>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={nameStyle}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <span>{[country, monthAndYear(month)].filter(Boolean).join(' · ')}</span>
          {namesOffer ? (
            <>
              <span>{' · '}</span>
              <Link component={RouterLink} to={offer} color="inherit" underline="always">
                {itemName}
              </Link>
            </>
          ) : null}
        </Typography>
      </Box>
    </Voice>
  );
}

/** Its id is not public. */
export const reviewKey = ({ month, name }: PublicReview, place: number): string =>
  `${place} ${month} ${name}`;

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, location, image, text, rating, tourOrVilla } = testimonial;
  return (
    <Voice
      lang={mainLanguage}
      stars={rating}
      quote={
        <Typography component="blockquote" sx={{ m: 0, mt: 1.5 }}>
          {text}
        </Typography>
      }
    >
      <Avatar sx={avatar}>
        {/* It has the height of the circle, and so is wider. */}
        <Picture src={image} alt="" sizes="77px" />
      </Avatar>
      <Box>
        <Typography sx={nameStyle}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {`${location} · ${tourOrVilla}`}
        </Typography>
      </Box>
    </Voice>
  );
}

const avatar = { width: 48, height: 48, bgcolor: 'primary.main' };
const nameStyle = { fontWeight: 600, lineHeight: 1.3 };

interface VoiceProps {
  lang?: string;
  stars: number;
  quote: ReactNode;
  /** Who says it. */
  children: ReactNode;
}

const Voice = ({ stars, quote, children, ...figure }: VoiceProps) => (
  <Card
    component="figure"
    {...figure}
    variant="outlined"
    sx={{ m: 0, p: 3, height: '100%', display: 'flex', flexDirection: 'column' }}
  >
    <Stars count={stars} />
    {quote}
    <Stack
      component="figcaption"
      direction="row"
      spacing={1.5}
      sx={{ mt: 'auto', pt: 2.5, alignItems: 'center' }}
    >
      {children}
    </Stack>
  </Card>
);

/** MUI's Rating, which can be edited, has much more code. */
const Stars = ({ count }: { count: number }) => (
  <Box sx={{ display: 'flex', color: 'brand.accent' }}>
    <Box component="span" sx={visuallyHidden}>
      {t('{count} Stars', { count })}
    </Box>
    {Array.from({ length: ratingStars }, (_, i) => {
      const Icon = i < count ? StarIcon : StarBorderIcon;
      return <Icon key={i} fontSize="small" />;
    })}
  </Box>
);

export const TestimonialGrid = ({ testimonials }: { testimonials: readonly Testimonial[] }) => (
  <VoiceGrid>
    {testimonials.map((testimonial) => (
      <TestimonialCard key={testimonial.id} testimonial={testimonial} />
    ))}
  </VoiceGrid>
);

export const VoiceGrid = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
      },
    }}
  >
    {children}
  </Box>
);
