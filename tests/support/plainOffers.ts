import { sampleTours, sampleVillas } from '@selasar/domain/samples';

function withoutRules<Offer extends { rules?: unknown }>(sample: Offer): Omit<Offer, 'rules'> {
  const { rules: _, ...offer } = sample;
  return offer;
}

// Offers without booking rules: tests of rules define their own.
export const plainTour = withoutRules(sampleTours[0]!);
export const plainVilla = withoutRules(sampleVillas[0]!);
