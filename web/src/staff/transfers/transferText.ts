import { shortDate } from '@selasar/domain';
import type { Transfer } from '@selasar/domain';
import type { Row } from '../../data/firebase/rows.ts';
import { known } from '../records/invalid/known.ts';

/** Characters. */
const shownRequestsLength = 50;

/** The beginning of the special requests, as long as the table has room. */
export const shortRequests = (requests: string): string =>
  requests.length > shownRequestsLength ? `${requests.slice(0, shownRequestsLength)}…` : requests;

const counted = (count: number | undefined, one: string, many: string): string =>
  `${known(count)} ${count === 1 ? one : many}`;

export const travelParty = ({ passengers, luggage, vehicle }: Row<Transfer>): string =>
  [
    counted(passengers, 'passenger', 'passengers'),
    counted(luggage, 'bag', 'bags'),
    ...(vehicle ? [vehicle] : []),
  ].join(', ');

/** No line breaks within the number. */
export const phoneNumber = ({ customerPhone }: Row<Transfer>): string =>
  known(customerPhone).replaceAll(' ', '\u{A0}');

export const hotelName = ({ hotelName: hotel, roomNumber }: Row<Transfer>): string =>
  [hotel, roomNumber && `room ${roomNumber}`].filter(Boolean).join(', ');

export const pickupMoment = ({
  pickupDate,
  pickupTime,
}: Partial<Pick<Transfer, 'pickupDate' | 'pickupTime'>>): string =>
  `${known(pickupDate, shortDate)}, ${known(pickupTime)}`;

/** Flight and hotel in one line; '–' for neither. */
export const flightAndHotel = (transfer: Row<Transfer>): string =>
  [transfer.flightNumber, hotelName(transfer)].filter(Boolean).join(' · ') || '–';

/** Customer, route and date of a transfer. */
export const transferInWords = (
  transfer: Pick<
    Transfer,
    'customerName' | 'pickupLocation' | 'destination' | 'pickupDate' | 'pickupTime'
  >,
): string =>
  `${transfer.customerName}, ${transfer.pickupLocation} to ${transfer.destination}, ${pickupMoment(transfer)}`;
