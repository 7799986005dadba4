import { randomUUID } from 'node:crypto';
import { addDays } from '@selasar/domain/core';
import type { Source } from '@selasar/domain/requests';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';

type Kind = 'bookings' | 'transfers' | 'tours' | 'villas';

/** What the figures look at; `createdAt` in milliseconds. */
export interface Stored {
  status?: string;
  totalPrice?: number;
  totalAmount?: number;
  bookingType?: string;
  tourId?: string;
  villaId?: string;
  startDate?: string;
  endDate?: string;
  pickupDate?: string;
  numberOfGuests?: number;
  featured?: boolean;
  createdAt?: number;
  source?: Source;
}

/** One change of a document, as in its event. */
export interface WrittenEvent {
  id: string;
  /** The path of the document. */
  path: string;
  before: Stored | undefined;
  after: Stored | undefined;
}

/** A number in [0, 1). */
export type Random = () => number;

/** mulberry32 by Tommy Ettinger. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(random: Random, all: readonly [T, ...T[]]): T =>
  all[Math.floor(random() * all.length)] ?? all[0];

const day = 86_400_000;
const kinds = ['bookings', 'bookings', 'transfers', 'tours', 'villas'] as const;

/** Quarters of a dollar, because sums of them are exact. */
const amount = (random: Random) => Math.round(random() * 4000) / 4;
/** Around now; sometimes invalid. */
const dayOfTravel = (random: Random) =>
  random() < 0.05
    ? '2026-02-30'
    : addDays(new Date().toISOString().slice(0, 10), Math.floor(random() * 150) - 75);

/** When a stay is, or a tour. */
function travel(random: Random, bookingType: string | undefined) {
  const startDate = dayOfTravel(random);
  const nights = bookingType === 'villa' ? 1 + Math.floor(random() * 40) : 0;
  return { startDate, endDate: addDays(startDate, nights) };
}

function anySource(random: Random): Pick<Stored, 'source'> {
  // All of a price, because sums of its parts are not exact.
  const partner = { via: 'partner', partner: 'Hotel Sari', percent: 100 } as const;
  const source = pick<Source | undefined>(random, [undefined, { via: 'phone' }, partner]);
  return source ? { source } : {};
}

function fresh(random: Random, kind: Kind): Stored {
  if (kind === 'tours' || kind === 'villas') return { featured: random() < 0.5 };
  const createdAt = Date.now() - Math.floor(random() * 90 * day);
  if (kind === 'transfers') {
    const pickupDate = dayOfTravel(random);
    const source = anySource(random);
    return { status: 'pending', createdAt, totalAmount: amount(random), pickupDate, ...source };
  }
  const offer = pick(random, [
    { bookingType: 'tour', tourId: 'ubud-walk' },
    { bookingType: 'tour', tourId: 'constructor' },
    { bookingType: 'villa', villaId: 'villa-sawah' },
  ]);
  return {
    ...offer,
    ...travel(random, offer.bookingType),
    status: 'pending',
    totalPrice: amount(random),
    numberOfGuests: 1 + Math.floor(random() * 6),
    createdAt,
    ...anySource(random),
  };
}

function changed(random: Random, kind: Kind, before: Stored): Stored {
  if (kind === 'tours' || kind === 'villas') return { ...before, featured: random() < 0.5 };
  const luck = random();
  if (kind === 'bookings' && luck < 0.15) return { ...before, totalPrice: amount(random) };
  if (kind === 'bookings' && luck < 0.35) {
    return { ...before, ...travel(random, before.bookingType) };
  }
  if (kind === 'bookings' && luck < 0.45) {
    return { ...before, numberOfGuests: 1 + Math.floor(random() * 6) };
  }
  if (luck < 0.6) {
    const { source: _, ...rest } = before;
    return { ...rest, ...anySource(random) };
  }
  const statuses = ['pending', 'confirmed', 'cancelled'] as const;
  return { ...before, status: pick(random, statuses) };
}

/** Creates, changes and deletes documents at random, and returns the events. */
export async function operate(db: Firestore, random: Random, count: number) {
  const stored = new Map<string, { kind: Kind; data: Stored }>();
  const events: WrittenEvent[] = [];
  for (let step = 0; step < count; step += 1) {
    const known = [...stored.keys()];
    const path = random() < 0.4 ? undefined : known[Math.floor(random() * known.length)];
    const before = path === undefined ? undefined : stored.get(path);
    const kind = before?.kind ?? pick(random, kinds);
    const target = path ?? `${kind}/${randomUUID()}`;
    let after: Stored | undefined;
    if (!before) after = fresh(random, kind);
    else if (random() < 0.75) after = changed(random, kind, before.data);
    const reference = db.doc(target);
    if (after) {
      const { createdAt, ...rest } = after;
      const created = createdAt === undefined ? {} : { createdAt: Timestamp.fromMillis(createdAt) };
      await reference.set({ ...rest, ...created });
      stored.set(target, { kind, data: after });
    } else {
      await reference.delete();
      stored.delete(target);
    }
    events.push({ id: randomUUID(), path: target, before: before?.data, after });
  }
  return events;
}

/** The events in another order, about every third more than once. */
export function disordered(random: Random, events: readonly WrittenEvent[]): WrittenEvent[] {
  const again = events.flatMap((event) => (random() < 0.35 ? [event, event] : [event]));
  return again
    .map((event) => ({ event, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ event }) => event);
}
