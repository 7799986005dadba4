import { tourTerms, villaTerms } from '@selasar/domain';
import type { NewBookingForm, OfferTerms } from '@selasar/domain';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isWhole } from '../../../data/firebase/rows.ts';
import { useTours } from '../../../data/offers/useTours.ts';
import { useVillas } from '../../../data/offers/useVillas.ts';

/** A tour or villa with the fields that a booking depends on. */
export interface Bookable {
  id: string;
  name: string;
  /** Maximum number of guests of a villa. */
  capacity: number | undefined;
  terms: OfferTerms;
}

export interface NewRequestFieldProps {
  form: UseFormReturn<NewBookingForm>;
  offers: readonly Bookable[];
  /** The chosen one. */
  offer: Bookable | undefined;
}

const byName = (a: Bookable, b: Bookable): number => a.name.localeCompare(b.name, 'en');

/** All villas and tours, live and by name; invalid records cannot be booked. Undefined until they are known. */
export function useBookables(): readonly Bookable[] | undefined {
  const [villas, tours] = [useVillas(), useTours()];
  return useMemo(() => {
    if (villas.status !== 'success' || tours.status !== 'success') return undefined;
    return [
      ...villas.data
        .filter(isWhole)
        .map((villa) => {
          const { slug: id, name, capacity } = villa;
          return { id, name, capacity, terms: villaTerms(villa) };
        })
        .toSorted(byName),
      ...tours.data
        .filter(isWhole)
        .map((tour) => {
          const { slug: id, title: name } = tour;
          return { id, name, capacity: undefined, terms: tourTerms(tour) };
        })
        .toSorted(byName),
    ];
  }, [villas, tours]);
}
