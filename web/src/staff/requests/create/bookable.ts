import { type OfferTerms, tourTerms, villaTerms } from '@selasar/domain/pricing';
import type { NewBookingForm } from '@selasar/domain/requests';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isValid } from '../../../data/firebase/rows.ts';
import { useTours, useVillas } from '../../../data/offers/useOffers.ts';

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
  offer: Bookable | undefined;
}

const byName = (a: Bookable, b: Bookable): number => a.name.localeCompare(b.name, 'en');

/** Invalid records cannot be booked. Undefined until they are known. */
export function useBookables(): readonly Bookable[] | undefined {
  const [villas, tours] = [useVillas(), useTours()];
  return useMemo(() => {
    if (villas.status !== 'success' || tours.status !== 'success') return undefined;
    return [
      ...villas.data
        .filter(isValid)
        .map((villa) => {
          const { slug: id, name, capacity } = villa;
          return { id, name, capacity, terms: villaTerms(villa) };
        })
        .toSorted(byName),
      ...tours.data
        .filter(isValid)
        .map((tour) => {
          const { slug: id, title: name } = tour;
          return { id, name, capacity: undefined, terms: tourTerms(tour) };
        })
        .toSorted(byName),
    ];
  }, [villas, tours]);
}
