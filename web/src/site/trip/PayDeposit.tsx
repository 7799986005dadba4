import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { collections, documents, formatUsd, reference, shortDate } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import {
  payPalHref,
  type PaymentTerms,
  arePayable,
  readPaymentTerms,
} from '@selasar/domain/pricing';
import { depositOf, hostOfPaymentLink, type Deposit } from '@selasar/domain/requests';
import type { TripBooking, TripRequest } from '@selasar/domain/trips';
import { useId } from 'react';
import { useToday } from '../../clock/useToday.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { LoadingFailed, useLoaded } from '../../ui/loading/useLoaded.tsx';
import { Fact, FactLink, Facts } from './RequestFacts.tsx';
import { isPast } from './tripRequest.ts';

const id = documents.paymentTerms.slice(collections.terms.length + 1);

async function load(): Promise<PaymentTerms> {
  const { findDocument } = await import('../../data/offers/catalogue.ts');
  return readPaymentTerms((await findDocument(collections.terms, id))?.data);
}

/** As long as a deposit is open: how much, until when and how. Then that it is paid. */
export function PayDeposit({ request }: { request: TripRequest }) {
  const today = useToday();
  if (request.kind === 'transfers' || isPast(request, today)) return null;
  const deposit = depositOf(request);
  if (!deposit) return null;
  if (deposit.owed === 0)
    return <Alert severity="success">{t('The deposit is paid. Thank you.')}</Alert>;
  return <OpenDeposit booking={request} deposit={deposit} />;
}

function OpenDeposit({ booking, deposit }: { booking: TripBooking; deposit: Deposit }) {
  const heading = useId();
  const terms = useLoaded(load, true);
  const { owed, due } = deposit;
  const { paymentLink = '' } = booking;
  const host = hostOfPaymentLink(paymentLink);
  const isAnyWay = terms.status === 'ready' && arePayable(terms.part);
  // Nothing is promised yet: staff write to the guest, as the line beside the price says.
  if (!due && !host && !isAnyWay) return null;
  return (
    <Stack
      component="section"
      aria-labelledby={heading}
      spacing={1.5}
      sx={{ p: 2, borderRadius: ({ radius }) => radius.row, bgcolor: 'brand.band' }}
    >
      <Typography id={heading} component="h3" variant="h4">
        {t('Pay the deposit')}
      </Typography>
      <Facts>
        <Fact label={t('Amount')}>
          <strong>{formatUsd(owed)}</strong>
        </Fact>
        {due ? <Fact label={t('Due')}>{shortDate(due)}</Fact> : null}
        <Fact label={t('Reference')}>{reference(booking.id)}</Fact>
      </Facts>
      {host ? (
        <Button
          href={paymentLink}
          target="_blank"
          rel="noopener noreferrer"
          variant="contained"
          endIcon={<OpenInNewIcon />}
          sx={{ alignSelf: 'flex-start', overflowWrap: 'anywhere' }}
        >
          <span>{t('Pay at {host}', { host })}</span>
        </Button>
      ) : null}
      {isAnyWay ? <Ways terms={terms.part} /> : null}
      {terms.status === 'loading' ? <span>{t('Loading how to pay...')}</span> : null}
      {terms.status === 'failed' ? (
        <LoadingFailed onRetry={terms.retry}>{t('How to pay could not be loaded')}</LoadingFailed>
      ) : null}
      <Typography variant="body2" color="textSecondary">
        {terms.status === 'ready' && !isAnyWay && !host
          ? t('We will write to you about how to pay it.')
          : t('Once your payment has arrived, you see it here.')}
      </Typography>
    </Stack>
  );
}

function Ways({ terms }: { terms: PaymentTerms }) {
  const { bankAccount, payPal, qrPicture, words } = terms;
  const href = payPalHref(terms);
  return (
    <Facts stacked>
      {bankAccount ? <Fact label={t('Bank account')}>{bankAccount}</Fact> : null}
      {payPal ? (
        <Fact label="PayPal">{href ? <FactLink href={href}>{payPal}</FactLink> : payPal}</Fact>
      ) : null}
      {qrPicture ? (
        <Fact label={t('QR code')}>
          <Box sx={{ width: 224, maxWidth: '100%', p: 1.5, bgcolor: 'common.white' }}>
            <Picture
              src={qrPicture}
              alt={t('QR code for the payment')}
              sizes="200px"
              sx={{ height: 'auto', objectFit: 'contain' }}
            />
          </Box>
        </Fact>
      ) : null}
      {words ? <Fact label={t('How to pay')}>{words}</Fact> : null}
    </Facts>
  );
}
