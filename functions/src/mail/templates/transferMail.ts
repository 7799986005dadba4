import {
  company,
  formatUsd,
  longDate,
  reference,
  shortDate,
  type ShownIn,
} from '@selasar/domain/core';
import { type PlainMessage, t } from '@selasar/domain/i18n';
import { freeUntilText } from '@selasar/domain/pricing';
import {
  requestStatus,
  statusAfter,
  type Transfer,
  type TransferStatus,
  transferTable,
} from '@selasar/domain/requests';
import { paymentFacts } from '@selasar/domain/trips';
import { factsOf, type FieldsInMail, ifSet, inEachMail, later } from '../facts.ts';
import { greet, type MailContent } from '../mailContent.ts';
import { carried, type TripInMail } from './tripInMail.ts';

type TransferInMail = Omit<Transfer, 'isStandalone' | 'status' | 'createdAt' | 'updatedAt'>;

const fields: FieldsInMail<TransferInMail, ShownIn<typeof transferTable, 'mail'>> = {
  id: inEachMail('Reference', ({ id }) => reference(id)),
  pickupLocation: later('From', ({ pickupLocation }) => pickupLocation),
  destination: later('To', ({ destination }) => destination),
  pickupDate: ({ pickupDate, pickupTime }, isFirst) => {
    const date = shortDate(pickupDate);
    return isFirst
      ? [[t('Date'), date]]
      : [[t('Pickup'), t('{date}, {time} (Bali time)', { date, time: pickupTime })]];
  },
  flightNumber: (transfer, isFirst) =>
    transfer.flightNumber && !isFirst ? [[t('Flight'), transfer.flightNumber]] : [],
  passengers: later('Passengers', ({ passengers }) => String(passengers)),
  luggage: later('Luggage', ({ luggage }) => String(luggage)),
  // Staff chose it, so even the first mail may contain it.
  vehicle: ({ vehicle }) => (vehicle ? [[t('Vehicle'), vehicle]] : []),
  totalAmount: inEachMail('Total', ({ totalAmount }) => formatUsd(totalAmount)),
  payments: paymentFacts,
  freeCancellationHours: ifSet('Free to cancel until', (transfer) =>
    freeUntilText(transfer, new Date()),
  ),
};

const words: Record<TransferStatus, { subject: PlainMessage; paragraphs: PlainMessage[] }> = {
  pending: {
    subject: 'We have your airport transfer request',
    paragraphs: [
      'Thank you for your airport transfer request. We are looking at it now and will contact you soon.',
    ],
  },
  confirmed: {
    subject: 'Your airport transfer is confirmed',
    paragraphs: ['Your airport transfer is confirmed. Your driver will wait for you.'],
  },
  completed: {
    subject: 'Thank you for riding with us',
    paragraphs: ['Your airport transfer is completed. Thank you, and enjoy Bali.'],
  },
  cancelled: {
    subject: 'Your airport transfer is cancelled',
    paragraphs: [
      'Your airport transfer is cancelled.',
      'If that is a mistake, please reply to this email.',
    ],
  },
};

export function transferMail(
  transfer: TransferInMail,
  status: TransferStatus,
  trip?: TripInMail,
): MailContent {
  const { subject, paragraphs } = words[status];
  const { isOpen, isWaiting: isFirst } = requestStatus[status];
  const shown = isOpen ? transfer : { ...transfer, freeCancellationHours: undefined };
  return {
    subject: `${t(subject)} – ${company.name}`,
    greeting: greet({ ...transfer, isChecked: !isFirst }),
    paragraphs: paragraphs.map((paragraph) => t(paragraph)),
    facts: factsOf(transferTable, fields, shown, isFirst),
    ...carried(trip, { ...transfer, kind: 'transfers', status }),
  };
}

export function transferReminder(transfer: TransferInMail, trip?: TripInMail): MailContent {
  const { pickupDate, pickupTime } = transfer;
  return {
    subject: `${t('Tomorrow: your airport transfer at {time}', { time: pickupTime })} – ${company.name}`,
    // Staff have confirmed it.
    greeting: greet({ ...transfer, isChecked: true }),
    paragraphs: [
      t('Your driver will wait for you tomorrow, {date}, at {time} (Bali time).', {
        date: longDate(pickupDate),
        time: pickupTime,
      }),
      company.whatsApp
        ? t('If your flight has changed, please reply to this email or write to us on WhatsApp.')
        : t('If your flight has changed, please reply to this email.'),
    ],
    facts: factsOf(transferTable, fields, transfer, false),
    ...carried(trip, { ...transfer, kind: 'transfers', status: statusAfter.confirmation }),
  };
}
