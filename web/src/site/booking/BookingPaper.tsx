import Paper, { type PaperProps } from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatUsd } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { priceRange } from '@selasar/domain/pricing';
import type { ElementType } from 'react';
import { useToday } from '../../clock/useToday.ts';
import { Approximately } from '../common/currency/Approximately.tsx';
import { type BookableItem, bookId } from './item.ts';
import { OfferRating } from '../reviews/OfferRating.tsx';

type BookingPaperProps = PaperProps<ElementType> & { item: BookableItem };

/** On a phone this part is shown alone: a confirmation, until the guest books something else. */
export const standaloneClass = 'stands-alone';

export function BookingPaper({ item, children, ...paper }: BookingPaperProps) {
  const { lowest, isOnly } = priceRange(item, useToday(), item.capacity);
  return (
    <Paper
      id={bookId}
      // Target of links: keyboard users continue from here.
      tabIndex={-1}
      aria-label={t('Book {item}', { item: item.name })}
      variant="outlined"
      {...paper}
      sx={{
        position: 'relative',
        '&:focus': { outline: 'none' },
        [`@media (max-width: 899.95px)`]: {
          [`&:has(.${standaloneClass}) > * > :not(.${standaloneClass})`]: { display: 'none' },
        },
        p: { xs: 2.5, sm: 3 },
        borderRadius: ({ radius }) => radius.card,
        boxShadow: ({ shadow }) => shadow.bookingCard,
      }}
    >
      <Stack spacing={2.25}>
        <Typography
          component="h2"
          variant="h4"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75 }}
        >
          {isOnly ? null : (
            <Typography component="span" color="textSecondary">
              {t('from')}
            </Typography>
          )}
          <Typography component="span" variant="h2" sx={{ color: 'secondary.main' }}>
            {formatUsd(lowest)}
          </Typography>
          <Typography component="span" color="textSecondary">
            {item.type === 'tour' ? t('per person') : t('per night')}
          </Typography>
          <Approximately usd={lowest} ownLine />
        </Typography>
        <OfferRating rating={item.rating} linked />
        {children}
      </Stack>
    </Paper>
  );
}
