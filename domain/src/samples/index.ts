export {
  testimonials,
  tours as sampleTours,
  tourTranslations,
  villas as sampleVillas,
  villaTranslations,
} from '@selasar/brand/samples';
export * from './testimonial.ts';
