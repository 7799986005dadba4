import { bookingStatus, isFoundBy, reference, searchWords, transferStatus } from '@selasar/domain';
import type {
  Booking,
  ContactMessage,
  CrewMember,
  Tour,
  Transfer,
  UserProfile,
  Villa,
} from '@selasar/domain';
import type { ReactNode } from 'react';
import type { Row, Whole } from '../../../data/firebase/rows.ts';
import type { Newest } from '../../../data/records/search/findRecent.ts';
import type { Lists } from '../../../data/records/search/readLists.ts';
import { paths } from '../../../paths.ts';
import { bookingDates, itemName } from '../../bookings/bookingText.ts';
import { formatInBali } from '../../common/formatInstant.ts';
import { known } from '../../records/invalid/known.ts';
import { Status } from '../../records/Status.tsx';
import { roleNames } from '../../setup/team/roles.ts';
import { pickupMoment } from '../../transfers/transferText.ts';

/** A search result, and its address. */
export interface Hit {
  to: string;
  name: string;
  detail?: string;
  status?: ReactNode;
}

export interface HitGroup {
  name: string;
  hits: readonly Hit[];
}

const bookingHit = (booking: Row<Booking>): Hit => ({
  to: paths.admin.booking(booking.id),
  name: known(booking.customerName),
  detail: [reference(booking.id), itemName(booking), bookingDates(booking)].join(' · '),
  status: <Status status={booking.status} statuses={bookingStatus} />,
});

const transferHit = (transfer: Row<Transfer>): Hit => ({
  to: paths.admin.transfer(transfer.id),
  name: known(transfer.customerName),
  detail: [
    reference(transfer.id),
    `${known(transfer.pickupLocation)} to ${known(transfer.destination)}`,
    pickupMoment(transfer),
  ].join(' · '),
  status: <Status status={transfer.status} statuses={transferStatus} />,
});

const messageHit = (message: Row<ContactMessage>): Hit => ({
  to: paths.admin.message(message.id),
  name: known(message.subject),
  detail: [known(message.name), known(message.createdAt, formatInBali)].join(' · '),
  status: message.read === false ? 'Unread' : undefined,
});

const tourHit = ({ slug, title, location }: Tour): Hit => ({
  to: paths.admin.editedOffer('tours', slug),
  name: title,
  detail: `Tour · ${location}`,
});

const villaHit = ({ slug, name, location }: Villa): Hit => ({
  to: paths.admin.editedOffer('villas', slug),
  name,
  detail: `Villa · ${location}`,
});

const crewHit = ({ name, phone, drives, guides, active }: CrewMember): Hit => ({
  to: paths.admin.crew,
  name,
  detail: [drives && 'Driver', guides && 'Guide', phone].filter(Boolean).join(' · '),
  ...(active ? {} : { status: 'Has left' }),
});

const personHit = ({ fullName, email, role }: UserProfile): Hit => ({
  to: paths.admin.team,
  name: fullName,
  detail: email,
  status: roleNames[role],
});

/** How offers and people are matched: by the same rules as the search in the database. */
const searched = {
  tour: { title: 'text', location: 'text' },
  villa: { name: 'text', location: 'text' },
  crew: { name: 'text', phone: 'phone' },
  person: { fullName: 'text', email: 'email' },
} as const;
/** Maximum number of results per list. */
const shown = 5;

/** The results from the small lists. */
export function hitsInLists(search: string, { tours, villas, crew, people }: Lists): HitGroup[] {
  const words = searchWords(search);
  const found = <Item,>(
    items: readonly Whole<Item>[],
    isFound: (item: Item) => boolean,
    hitOf: (item: Item) => Hit,
  ) => items.filter(isFound).slice(0, shown).map(hitOf);
  return [
    {
      name: 'Tours and villas',
      hits: [
        ...found(tours, (tour) => isFoundBy(searched.tour, tour, words), tourHit),
        ...found(villas, (villa) => isFoundBy(searched.villa, villa, words), villaHit),
      ],
    },
    {
      name: 'People',
      hits: [
        ...found(crew, (member) => isFoundBy(searched.crew, member, words), crewHit),
        ...found(people, (person) => isFoundBy(searched.person, person, words), personHit),
      ],
    },
  ];
}

interface FoundRecords {
  bookings: Newest<Booking>;
  transfers: Newest<Transfer>;
  messages: Newest<ContactMessage>;
}

/** The results from the database. The list of a kind shows all of them. */
export const hitsOfRecords = (search: string, found: FoundRecords): HitGroup[] => [
  {
    name: 'Bookings',
    hits: withAll(found.bookings, bookingHit, {
      to: paths.admin.foundBookings(search),
      name: 'All results in Bookings',
    }),
  },
  {
    name: 'Airport transfers',
    hits: withAll(found.transfers, transferHit, {
      to: paths.admin.foundTransfers(search),
      name: 'All results in Airport Transfers',
    }),
  },
  { name: 'Messages', hits: found.messages.rows.map(messageHit) },
];

/** The list can have results even if none of the most recent records has all words. */
const withAll = <Item,>(
  { rows, isCut }: Newest<Item>,
  hitOf: (row: Row<Item>) => Hit,
  all: Hit,
): Hit[] => (rows.length > 0 || isCut ? [...rows.map(hitOf), all] : []);
