import { company, formatUsd, shortDate, type Transfer, type TransferStatus } from '@selasar/domain';
import { reference, type Letter } from '../mail/letter.ts';

export type TransferInLetter = Pick<
  Transfer,
  | 'id'
  | 'customerName'
  | 'pickupLocation'
  | 'destination'
  | 'pickupDate'
  | 'pickupTime'
  | 'passengers'
  | 'luggage'
  | 'flightNumber'
  | 'totalAmount'
>;

const words: Record<TransferStatus, { subject: string; paragraphs: string[] }> = {
  pending: {
    subject: 'We have your airport transfer request',
    paragraphs: [
      'Thank you for your airport transfer request. We look at it now and will contact you soon.',
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
      'If you did not expect this, please answer this mail.',
    ],
  },
};

/**
 * What a guest is told when a transfer gets a status. Of a pending one the address is not known to be theirs: so that
 * mail holds nothing that somebody typed.
 */
export function transferLetter(transfer: TransferInLetter, status: TransferStatus): Letter {
  const { subject, paragraphs } = words[status];
  const isFirst = status === 'pending';
  const date = shortDate(transfer.pickupDate);
  return {
    subject: `${subject} – ${company.name}`,
    greeting: isFirst ? 'Hello,' : `Hello ${transfer.customerName},`,
    paragraphs,
    facts: [
      ['Reference', reference(transfer.id)],
      ...(isFirst ? [['Date', date] as const] : ride(transfer, date)),
      ['Total', formatUsd(transfer.totalAmount)],
    ],
  };
}

const ride = (transfer: TransferInLetter, date: string): Letter['facts'] => [
  ['From', transfer.pickupLocation],
  ['To', transfer.destination],
  ['Pickup', `${date}, ${transfer.pickupTime} (Bali time)`],
  ...(transfer.flightNumber ? [['Flight', transfer.flightNumber] as const] : []),
  ['Passengers', String(transfer.passengers)],
  ['Luggage', String(transfer.luggage)],
];
