import { type BookingType, collections } from '@selasar/domain/core';
import { tourSchema, villaSchema } from '@selasar/domain/offers';
import { type OfferTerms, tourTerms, villaTerms } from '@selasar/domain/pricing';
import { readOffer } from './catalogue.ts';

export async function readTerms(type: BookingType, slug: string): Promise<OfferTerms | undefined> {
  if (type === 'tour') {
    const tour = await readOffer(collections.tours, tourSchema, slug);
    return tour && tourTerms(tour);
  }
  const villa = await readOffer(collections.villas, villaSchema, slug);
  return villa && villaTerms(villa);
}
