import { sampleTours, sampleVillas } from '@selasar/domain/samples';

function plain<Offer extends { rules?: unknown; facts?: unknown }>(
  sample: Offer,
): Omit<Offer, 'rules' | 'facts'> {
  const { rules: _, facts: __, ...offer } = sample;
  return offer;
}

// Offers without booking rules and facts: tests of those define their own.
export const plainTour = plain(sampleTours[0]!);
export const plainVilla = plain(sampleVillas[0]!);
