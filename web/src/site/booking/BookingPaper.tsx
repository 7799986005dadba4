import Paper, { type PaperProps } from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatUsd, company, problemText, wayToWrite } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { priceRange } from '@selasar/domain/pricing';
import type { ElementType } from 'react';
import Alert from '@mui/material/Alert';
import { useToday } from '../../clock/useToday.ts';
import { Approximately } from '../common/Approximately.tsx';
import { type BookableItem, bookId } from './item.ts';
import { OfferRating } from '../reviews/OfferRating.tsx';
import { WhatsAppButton } from '../common/WhatsAppButton.tsx';

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

/** In place of the form: the rules are invalid, so that a price might be wrong, or no day of the coming year is free. */
export function NoForm({ item }: { item: BookableItem }) {
  const { title, advice, chat } = noFormTexts(item);
  return (
    <BookingPaper item={item} component="section">
      <Alert severity="info">{title}</Alert>
      <Typography>{advice}</Typography>
      <WhatsAppButton text={chat} variant="contained" color="secondary" size="large">
        {company.phone}
      </WhatsAppButton>
    </BookingPaper>
  );
}

function noFormTexts({ name: item, rules }: BookableItem) {
  const names = { company: company.name, item, how: wayToWrite() };
  if (!rules) {
    return {
      title: t('No dates available'),
      advice: t(
        '{item} is booked every night of the coming year. Write to us {how}: we will tell you when it is free again, and suggest houses like it.',
        names,
      ),
      chat: t('Hello {company}, I would like to stay at {item}. When is it free?', names),
    };
  }
  const chat = t('Hello {company}, I would like to book {item}. When is it possible?', names);
  if (rules === 'damaged') {
    return {
      title: problemText({ code: 'rules-damaged' }),
      advice: t(
        'Write to us {how}: we will tell you the price and the dates, and book it for you.',
        names,
      ),
      chat,
    };
  }
  return {
    title: t('No dates available'),
    advice: t(
      '{item} has no date in the coming year that can be booked online. Write to us {how}: we will tell you what is possible.',
      names,
    ),
    chat,
  };
}
