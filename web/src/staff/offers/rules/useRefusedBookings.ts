import type { Booking, OfferCollection, OfferTerms } from '@selasar/domain';
import { useEffect, useMemo, useState } from 'react';
import { baliToday } from '../../../clock/baliToday.ts';
import { readOpenBookings } from '../../../data/bookings/readOpenBookings.ts';
import { refusalOf } from './refusal.ts';

/** Limit of open bookings that are checked; no offer has that many. */
const readAtMost = 500;

/** Rules that were just saved, and their offer. */
export interface SavedRules {
  slug: string;
  terms: OfferTerms;
}

/** Open bookings that rules would refuse. */
export interface Refusals {
  refused: { booking: Booking; reason: string }[];
  /** There were more bookings than were checked. */
  isCut: boolean;
}

interface OpenBookings {
  bookings: readonly Booking[];
  isCut: boolean;
}

/**
 * The open bookings that some terms would refuse; undefined until they are known. They are read once for each `of`, and
 * not without one; the terms may change freely.
 */
export function useRefusedBookings(
  collection: OfferCollection,
  of: { slug: string } | undefined,
  terms: OfferTerms | undefined,
): Refusals | 'failed' | undefined {
  const [known, setKnown] = useState<{ of: object; open: OpenBookings | 'failed' }>();
  useEffect(() => {
    if (!of) return undefined;
    let isWanted = true;
    const setOpen = (open: OpenBookings | 'failed') => {
      if (isWanted) setKnown({ of, open });
    };
    readOpenBookings(collection, of.slug, baliToday(), readAtMost).then(setOpen, () =>
      setOpen('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [collection, of]);
  const open = of && known?.of === of ? known.open : undefined;
  return useMemo(() => {
    if (open === undefined || open === 'failed' || terms === undefined) {
      return open === 'failed' ? open : undefined;
    }
    const refused = open.bookings.flatMap((booking) => {
      const reason = refusalOf(terms, booking);
      return reason === undefined ? [] : [{ booking, reason }];
    });
    return { refused, isCut: open.isCut };
  }, [open, terms]);
}
