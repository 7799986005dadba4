import { sampleTours, sampleVillas } from '@selasar/domain/samples';

function withoutRules<Offer extends { rules?: unknown }>(sample: Offer): Omit<Offer, 'rules'> {
  const { rules: _, ...offer } = sample;
  return offer;
}

// Can be booked as usual: tests of rules say their own.
export const plainTour = withoutRules(sampleTours[0]!);
export const plainVilla = withoutRules(sampleVillas[0]!);
