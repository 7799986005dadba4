import { isFoundBy, reference, searchWords } from '@selasar/domain/core';
import type { CrewMember } from '@selasar/domain/crew';
import type { ContactMessage } from '@selasar/domain/messages';
import type { Tour, Villa } from '@selasar/domain/offers';
import type { UserProfile } from '@selasar/domain/people';
import type { Booking, Transfer } from '@selasar/domain/requests';
import { useEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import type { Row, Valid } from '../../../data/firebase/rows.ts';
import { findRecent, readLists, type Newest, type Lists } from '../../../data/search.ts';
import { paths } from '../../../paths.ts';
import { bookingCollection, transferCollection } from '../../../data/requests/requests.ts';
import { toFailure, type Failure } from '../../../data/firebase/failure.ts';
import { useConnected } from '../../../data/firebase/live/connection.ts';
import { messageCollection } from '../../../data/messages/contactMessages.ts';
import { bookingDates, formatInBali, orDash } from '../../common/formatInstant.ts';
import { itemName, pickupMoment } from '../../requests/requestText.ts';
import { Status } from '../../requests/list/Status.tsx';
import { roleNames } from '../../common/roles.ts';

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
  name: orDash(booking.customerName),
  detail: [reference(booking.id), itemName(booking), bookingDates(booking)].join(' · '),
  status: <Status status={booking.status} />,
});

const transferHit = (transfer: Row<Transfer>): Hit => ({
  to: paths.admin.transfer(transfer.id),
  name: orDash(transfer.customerName),
  detail: [
    reference(transfer.id),
    `${orDash(transfer.pickupLocation)} to ${orDash(transfer.destination)}`,
    pickupMoment(transfer),
  ].join(' · '),
  status: <Status status={transfer.status} />,
});

const messageHit = (message: Row<ContactMessage>): Hit => ({
  to: paths.admin.message(message.id),
  name: orDash(message.subject),
  detail: [orDash(message.name), orDash(message.createdAt, formatInBali)].join(' · '),
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

/** By the same rules as the search in the database. */
const searched = {
  tour: { title: 'text', location: 'text' },
  villa: { name: 'text', location: 'text' },
  crew: { name: 'text', phone: 'phone' },
  person: { fullName: 'text', email: 'email' },
} as const;
const shown = 5;

export function hitsInLists(search: string, { tours, villas, crew, people }: Lists): HitGroup[] {
  const words = searchWords(search);
  const found = <Item,>(
    items: readonly Valid<Item>[],
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
  { name: 'Guests', hits: guestHits([...found.bookings.rows, ...found.transfers.rows]) },
  { name: 'Messages', hits: found.messages.rows.map(messageHit) },
];

/** Who made more than one of the found requests. */
function guestHits(
  rows: readonly Partial<Pick<Booking, 'customerName' | 'customerEmail'>>[],
): Hit[] {
  const emails = rows.map(({ customerEmail }) => customerEmail || undefined);
  return rows.flatMap(({ customerName, customerEmail: email }, index) =>
    email && emails.indexOf(email) === index && emails.lastIndexOf(email) > index
      ? [
          {
            to: paths.admin.guest({ email }),
            name: orDash(customerName),
            detail: `All requests of ${email}`,
          },
        ]
      : [],
  );
}

/** The list can have results even if none of the most recent records has all words. */
const withAll = <Item,>(
  { rows, isCut }: Newest<Item>,
  hitOf: (row: Row<Item>) => Hit,
  all: Hit,
): Hit[] => (rows.length > 0 || isCut ? [...rows.map(hitOf), all] : []);

const pauseMs = 200;

export type Search =
  | { state: 'nothing-asked' | 'offline' | 'searching' }
  | { state: 'failed'; failure: Failure; retry: () => void }
  | { state: 'found'; groups: HitGroup[] };

type Answer = { groups: HitGroup[] } | { failure: Failure };

/** A single letter matches too much. */
const isEnough = (search: string): boolean => searchWords(search).join('').length > 1;

/** Only the latest search returns results. */
export function useSearch(typed: string, isAdmin: boolean): Search {
  const search = typed.trim();
  const isConnected = useConnected();
  const [answered, setAnswered] = useState<{ search: string; tries: number; answer: Answer }>();
  const [tries, again] = useReducer((count: number) => count + 1, 0);
  /** Read once per opening of the search. */
  const lists = useRef<Promise<Lists>>(undefined);

  useEffect(() => {
    if (!isConnected || !isEnough(search)) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      const known = lists.current ?? readLists(isAdmin);
      lists.current = known;
      searchLists(search, known).then(
        (groups) => isWanted && setAnswered({ search, tries, answer: { groups } }),
        (error: unknown) => {
          lists.current = undefined;
          if (isWanted) setAnswered({ search, tries, answer: { failure: toFailure(error) } });
        },
      );
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [search, isConnected, isAdmin, tries]);

  if (!isEnough(search)) return { state: 'nothing-asked' };
  if (answered?.search === search && answered.tries === tries) {
    const { answer } = answered;
    if ('groups' in answer) return { state: 'found', groups: answer.groups };
    if (isConnected) return { state: 'failed', failure: answer.failure, retry: again };
  }
  return { state: isConnected ? 'searching' : 'offline' };
}

async function searchLists(search: string, lists: Promise<Lists>): Promise<HitGroup[]> {
  const [bookings, transfers, messages, known] = await Promise.all([
    findRecent(bookingCollection, search),
    findRecent(transferCollection, search),
    findRecent(messageCollection, search),
    lists,
  ]);
  const groups = [
    ...hitsOfRecords(search, { bookings, transfers, messages }),
    ...hitsInLists(search, known),
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}
