import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { company, problemText, wayToWrite } from '@selasar/domain';
import { WhatsAppButton } from '../whatsapp/WhatsAppButton.tsx';
import { BookingPaper } from './BookingPaper.tsx';
import type { BookableItem } from './item.ts';

interface NoFormProps {
  item: BookableItem;
  /** Why there is none. */
  reason: string;
  /** What the guest can do. */
  advice: string;
  /** What the chat begins with. */
  text: string;
}

/** In place of the form, a way to reach us. */
const NoForm = ({ item, reason, advice, text }: NoFormProps) => (
  <BookingPaper item={item} component="section">
    <Alert severity="info">{reason}</Alert>
    <Typography>{advice}</Typography>
    <WhatsAppButton text={text} variant="contained" color="secondary" size="large">
      {company.phone}
    </WhatsAppButton>
  </BookingPaper>
);

/** While no day of the coming year can be booked: of a villa without rules all are taken. */
export const NoDates = ({ item }: { item: BookableItem }) => (
  <NoForm
    item={item}
    reason="No dates available"
    {...(item.rules
      ? {
          advice: `${item.name} has no date in the coming year that can be booked online. Write to us ${wayToWrite}: we tell you what is possible.`,
          text: `Hello ${company.name}, I would like to book ${item.name}. When is it possible?`,
        }
      : {
          advice: `${item.name} is taken every night of the coming year. Write to us ${wayToWrite}: we tell you when it is free again, and know houses like it.`,
          text: `Hello ${company.name}, I would like to stay at ${item.name}. When is it free?`,
        })}
  />
);

/** While its rules cannot be understood: a price or a day might be wrong. */
export const NotOnline = ({ item }: { item: BookableItem }) => (
  <NoForm
    item={item}
    reason={problemText({ code: 'rules-damaged' })}
    advice={`Write to us ${wayToWrite}: we tell you the price and the dates, and book it for you.`}
    text={`Hello ${company.name}, I would like to book ${item.name}. When is it possible?`}
  />
);
