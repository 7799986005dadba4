import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company, wayToWrite } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import type { SyntheticEvent } from 'react';
import { WhatsAppButton } from '../common/WhatsAppButton.tsx';
import { needsScript } from '../../ui/scriptless.tsx';
import { FormWithoutScript } from '../forms/request/FormWithoutScript.tsx';
import { OutcomeNotices, SecondQuestion } from '../forms/request/EarlierRequests.tsx';
import { SendButton, SlowNotice } from '../forms/request/SendButton.tsx';
import { Honeypot } from '../forms/request/Honeypot.tsx';
import { BookingConfirmation } from './BookingConfirmation.tsx';
import { BookingPaper, standaloneClass, NoDates, NotOnline } from './BookingPaper.tsx';
import { BookingTerms, ruleTexts } from './BookingTerms.tsx';
import { BookingTotal } from './BookingTotal.tsx';
import { BookingControls } from './fields.tsx';
import type { BookableItem } from './item.ts';
import { useBooking } from './useBooking.ts';
import { useCalendar } from './useCalendar.ts';

function RulesLine({ item: { type, rules, capacity } }: { item: BookableItem }) {
  if (!rules || rules === 'damaged') return null;
  // No line begins with the point.
  const words = ruleTexts(rules, type, capacity).join('\u00A0· ');
  if (!words) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {words.charAt(0).toUpperCase() + words.slice(1)}
    </Typography>
  );
}

export const BookingCard = ({ item }: { item: BookableItem }) =>
  item.rules === 'damaged' ? <NotOnline item={item} /> : <AskingCard item={item} />;

function AskingCard({ item }: { item: BookableItem }) {
  const calendar = useCalendar(item);
  const { form, booked, isNew, another, failed, submit, outcomes, question } = useBooking(
    item,
    calendar.availability,
  );
  const { control, formState } = form;
  const { errors, isSubmitting } = formState;

  const inChat = t('Hello {company}, I have a question about {item}.', {
    company: company.name,
    item: item.name,
  });
  if (calendar.firstDay === '') return <NoDates item={item} />;
  return (
    <BookingPaper
      item={item}
      component="form"
      noValidate
      onSubmit={(event: SyntheticEvent) => void submit(event)}
    >
      {booked ? (
        <div className={standaloneClass}>
          <BookingConfirmation
            key={booked.bookingId}
            booked={booked}
            isNew={isNew}
            onAnother={another}
          />
        </div>
      ) : null}
      <OutcomeNotices outcomes={outcomes} />
      <BookingTerms control={control} item={item} />
      <RulesLine item={item} />
      <FormWithoutScript what={t('take your booking')} text={inChat} />
      <Stack className={needsScript} spacing={2.25}>
        <BookingControls item={item} form={form} calendar={calendar} failed={failed} />
        <Honeypot />
        <BookingTotal control={control} item={item} />
        {errors.root?.message ? <Alert severity="error">{errors.root.message}</Alert> : null}
        {question ? <SecondQuestion question={question} /> : null}
        <SendButton type="submit" size="large" sending={isSubmitting}>
          {isSubmitting ? t('Processing...') : t('Book Now')}
        </SendButton>
        <SlowNotice waiting={isSubmitting} />
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ textAlign: 'center', textWrap: 'balance' }}
        >
          {t('Questions? Write to us {how}:', { how: wayToWrite() })}
        </Typography>
        <WhatsAppButton text={inChat} variant="outlined">
          {company.phone}
        </WhatsAppButton>
      </Stack>
    </BookingPaper>
  );
}
