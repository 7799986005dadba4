import { tours, villas } from '@selasar/brand/samples';
import type { Tour } from '../src/offers/tour.ts';
import type { Villa } from '../src/offers/villa.ts';

export { testimonials } from '@selasar/brand/samples';
export { samplesToStore } from './samplesToStore.ts';
/** The brand's samples are offers: the compiler says so. */
export const sampleTours: readonly Tour[] = tours;
export const sampleVillas: readonly Villa[] = villas;
