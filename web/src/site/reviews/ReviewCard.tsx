import { monthAndYear } from '@selasar/domain/core';
import type { PublicReview } from '@selasar/domain/reviews';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Stars } from './Stars.tsx';

/** Its id is not public. */
export const reviewKey = ({ month, name }: PublicReview, place: number): string =>
  `${place} ${month} ${name}`;

interface ReviewCardProps {
  review: PublicReview;
  namesOffer?: boolean;
}

export function ReviewCard({ review, namesOffer = false }: ReviewCardProps) {
  const { name, country, month, text, rating, bookingType, itemId, itemName } = review;
  const offer = bookingType === 'tour' ? paths.tour(itemId) : paths.villa(itemId);
  return (
    <Card
      component="figure"
      variant="outlined"
      sx={{ m: 0, p: 3, height: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Stars count={rating} />
      <Typography
        component="blockquote"
        dir="auto"
        sx={{ m: 0, mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {text}
      </Typography>
      <Stack
        component="figcaption"
        direction="row"
        spacing={1.5}
        sx={{ mt: 'auto', pt: 2.5, alignItems: 'center' }}
      >
        <Avatar aria-hidden sx={{ width: 48, height: 48, bgcolor: 'primary.main' }}>
          {Array.from(name)[0]}
        </Avatar>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600, lineHeight: 1.3 }}>
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
      </Stack>
    </Card>
  );
}
