import { admin, shortDate } from '@selasar/domain';
import type { Transfer } from '@selasar/domain';

/** The beginning of a guest's wishes, as long as the table has room. */
export const shortRequests = (requests: string): string =>
  requests.length > admin.specialRequestsLength
    ? `${requests.slice(0, admin.specialRequestsLength)}…`
    : requests;

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const travelParty = ({ passengers, luggage }: Transfer): string =>
  `${counted(passengers, 'passenger', 'passengers')}, ${counted(luggage, 'bag', 'bags')}`;

/** Email and phone; no line ends within the number. */
export const contact = ({ customerEmail, customerPhone }: Transfer): string =>
  `${customerEmail} · ${customerPhone.replaceAll(' ', '\u{A0}')}`;

export const hotelName = ({ hotelName: hotel, roomNumber }: Transfer): string =>
  [hotel, roomNumber && `room ${roomNumber}`].filter(Boolean).join(', ');

export const pickupMoment = ({ pickupDate, pickupTime }: Transfer): string =>
  `${shortDate(pickupDate)}, ${pickupTime}`;

/** What a small screen says of a transfer beneath the guest's name. */
export const transferSummary = (transfer: Transfer): string =>
  `${pickupMoment(transfer)} · ${transfer.pickupLocation}`;

/** Whose transfer it is, from where to where and when. */
export const transferInWords = (transfer: Transfer): string =>
  `${transfer.customerName}, ${transfer.pickupLocation} to ${transfer.destination}, ${pickupMoment(transfer)}`;
