import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { company, problemText, wayToWrite } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { WhatsAppButton } from '../common/WhatsAppButton.tsx';
import { BookingPaper } from './BookingPaper.tsx';
import type { BookableItem } from './item.ts';

interface NoFormProps {
  item: BookableItem;
  reason: string;
  advice: string;
  /** The initial text of the chat. */
  text: string;
}

const NoForm = ({ item, reason, advice, text }: NoFormProps) => (
  <BookingPaper item={item} component="section">
    <Alert severity="info">{reason}</Alert>
    <Typography>{advice}</Typography>
    <WhatsAppButton text={text} variant="contained" color="secondary" size="large">
      {company.phone}
    </WhatsAppButton>
  </BookingPaper>
);

/** Shown if no day of the coming year can be booked. */
export const NoDates = ({ item }: { item: BookableItem }) => (
  <NoForm
    item={item}
    reason={t('No dates available')}
    {...(item.rules
      ? {
          advice: t(
            '{item} has no date in the coming year that can be booked online. Write to us {how}: we will tell you what is possible.',
            { item: item.name, how: wayToWrite() },
          ),
          text: t('Hello {company}, I would like to book {item}. When is it possible?', {
            company: company.name,
            item: item.name,
          }),
        }
      : {
          advice: t(
            '{item} is booked every night of the coming year. Write to us {how}: we will tell you when it is free again, and suggest houses like it.',
            { item: item.name, how: wayToWrite() },
          ),
          text: t('Hello {company}, I would like to stay at {item}. When is it free?', {
            company: company.name,
            item: item.name,
          }),
        })}
  />
);

/** Shown if its rules are invalid: a price or a day might be wrong. */
export const NotOnline = ({ item }: { item: BookableItem }) => (
  <NoForm
    item={item}
    reason={problemText({ code: 'rules-damaged' })}
    advice={t('Write to us {how}: we will tell you the price and the dates, and book it for you.', {
      how: wayToWrite(),
    })}
    text={t('Hello {company}, I would like to book {item}. When is it possible?', {
      company: company.name,
      item: item.name,
    })}
  />
);
