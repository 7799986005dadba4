import {
  company,
  formatUsd,
  longDate,
  reference,
  shortDate,
  type Transfer,
  type TransferStatus,
} from '@selasar/domain';
import { factsOf, inEachMail, keptByStaff, later, type FieldsInLetter } from '../mail/facts.ts';
import type { Letter } from '../mail/letter.ts';
import { carried, type TripInLetter } from '../trips/tripInLetter.ts';

type TransferInLetter = Omit<Transfer, 'isStandalone' | 'status' | 'createdAt' | 'updatedAt'>;

const fields: FieldsInLetter<TransferInLetter> = {
  id: inEachMail('Reference', ({ id }) => reference(id)),
  pickupLocation: later('From', ({ pickupLocation }) => pickupLocation),
  destination: later('To', ({ destination }) => destination),
  pickupDate: ({ pickupDate, pickupTime }, isFirst) => {
    const date = shortDate(pickupDate);
    return isFirst ? [['Date', date]] : [['Pickup', `${date}, ${pickupTime} (Bali time)`]];
  },
  pickupTime: 'beside pickupDate',
  flightNumber: (transfer, isFirst) =>
    transfer.flightNumber && !isFirst ? [['Flight', transfer.flightNumber]] : [],
  passengers: later('Passengers', ({ passengers }) => String(passengers)),
  luggage: later('Luggage', ({ luggage }) => String(luggage)),
  // Staff have named it, so the first mail may tell.
  vehicle: ({ vehicle }) => (vehicle ? [['Vehicle', vehicle]] : []),
  vehicleId: 'told by vehicle',
  totalAmount: inEachMail('Total', ({ totalAmount }) => formatUsd(totalAmount)),
  customerName: 'in the greeting',
  customerEmail: 'where it goes',
  customerPhone: 'known to the guest',
  specialRequests: 'answered by staff',
  contactPerson: 'known to staff',
  tripId: 'told by its link',
  asked: 'answered by staff',
  unanswered: 'known to staff',
  hotelName: 'known to staff',
  roomNumber: 'known to staff',
  ...keptByStaff,
};

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

/** What a guest is told when a transfer gets a status. */
export function transferLetter(
  transfer: TransferInLetter,
  status: TransferStatus,
  trip?: TripInLetter,
): Letter {
  const { subject, paragraphs } = words[status];
  const isFirst = status === 'pending';
  return {
    subject: `${subject} – ${company.name}`,
    greeting: isFirst ? 'Hello,' : `Hello ${transfer.customerName},`,
    paragraphs,
    facts: factsOf(fields, transfer, isFirst),
    ...carried(trip, { ...transfer, kind: 'transfers', status }),
  };
}

/** What a guest is told on the day before. */
export function transferReminder(transfer: TransferInLetter, trip?: TripInLetter): Letter {
  const { customerName, pickupDate, pickupTime } = transfer;
  return {
    subject: `Tomorrow: your airport transfer at ${pickupTime} – ${company.name}`,
    greeting: `Hello ${customerName},`,
    paragraphs: [
      `Your driver will wait for you tomorrow, ${longDate(pickupDate)}, at ${pickupTime} (Bali time).`,
      `If your flight has changed, please answer this mail${company.whatsApp ? ' or write to us on WhatsApp' : ''}.`,
    ],
    facts: factsOf(fields, transfer, false),
    ...carried(trip, { ...transfer, kind: 'transfers', status: 'confirmed' }),
  };
}
