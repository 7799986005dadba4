import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company, wayToWrite, formatUsd } from '@selasar/domain/core';
import { labelled, t } from '@selasar/domain/i18n';
import { extrasOf, extraTitle, inOrder, priceLineText } from '@selasar/domain/pricing';
import { type SyntheticEvent, useEffect } from 'react';
import Box from '@mui/material/Box';
import { WhatsAppButton } from '../common/WhatsAppButton.tsx';
import { extraHint } from '../../forms/extraHint.ts';
import { needsScript, WithoutScript } from '../../ui/scriptless.tsx';
import { FormWithoutScript } from '../forms/request/FormWithoutScript.tsx';
import {
  OutcomeNotices,
  SecondQuestion,
  SendButton,
  SlowNotice,
  Honeypot,
} from '../forms/request/RequestParts.tsx';
import { BookingConfirmation } from './BookingConfirmation.tsx';
import { BookingPaper, NoForm, standaloneClass } from './BookingPaper.tsx';
import { type BookingTermsProps, useChosen, BookingTerms, ruleTexts } from './BookingTerms.tsx';
import { BookingControls } from './fields.tsx';
import { type BookableItem, chosenDates, rulesOf } from './item.ts';
import { useBooking } from './useBooking.ts';
import { useCalendar } from './useCalendar.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Approximately } from '../common/Approximately.tsx';
import { depositLine } from './priceTexts.ts';

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

/** What the form would offer. */
const ExtrasWithoutScript = ({ item }: { item: BookableItem }) => (
  <WithoutScript>
    {inOrder(extrasOf(item)).map(([key, extra]) => (
      <Typography key={key} variant="body2" sx={{ mb: 1 }}>
        {labelled(extraTitle(extra), extraHint(extra))}
      </Typography>
    ))}
  </WithoutScript>
);

export const BookingCard = ({ item }: { item: BookableItem }) =>
  item.rules === 'damaged' ? <NoForm item={item} /> : <AskingCard item={item} />;

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
  if (calendar.firstDay === '') return <NoForm item={item} />;
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
      <ExtrasWithoutScript item={item} />
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

/** The server computes the binding price by the same rule. */
function BookingTotal({ control, item }: BookingTermsProps) {
  const { requested, price } = useChosen(control, item);
  const { lines, total, deposit } = price;
  useEffect(() => {
    chosenDates.set({ itemId: item.id, requested });
    return () => chosenDates.set(undefined);
  }, [item.id, requested]);
  return (
    <Notice sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box
        component="span"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          justifyContent: 'space-between',
          alignItems: 'baseline',
        }}
      >
        <Typography component="span" color="textSecondary">
          {lines.map((line) => (
            <Box
              key={line.kind ?? line.extra ?? line.unit}
              component="span"
              sx={{ display: 'block' }}
            >
              <span>{priceLineText(item.type, line, rulesOf(item))}</span>
              {lines.length > 1 ? <Approximately usd={line.unit * line.count} /> : null}
            </Box>
          ))}
        </Typography>
        <Typography component="span" sx={{ ml: 'auto', fontWeight: 700, fontSize: '1.15rem' }}>
          <span>{t('Total {price}', { price: formatUsd(total) })}</span>
          <Approximately usd={total} ownLine />
        </Typography>
      </Box>
      {deposit === undefined ? null : (
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block', mt: 0.5 }}
        >
          <span>{depositLine(deposit)}</span>
          <Approximately usd={deposit} />
        </Typography>
      )}
    </Notice>
  );
}
