import { collections, tourSchema, tourTerms, villaSchema, villaTerms } from '@selasar/domain';
import type { BookingType, OfferTerms } from '@selasar/domain';
import { readOffer } from './catalogue.ts';

/** Reads once whether a tour or villa can be booked today and on which terms; undefined if it no longer exists. */
export async function readTerms(type: BookingType, slug: string): Promise<OfferTerms | undefined> {
  if (type === 'tour') {
    const tour = await readOffer(collections.tours, tourSchema, slug);
    return tour && tourTerms(tour);
  }
  const villa = await readOffer(collections.villas, villaSchema, slug);
  return villa && villaTerms(villa);
}
