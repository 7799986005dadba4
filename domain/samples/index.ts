export { testimonials, tours as sampleTours, villas as sampleVillas } from '@selasar/brand/samples';
export * from './testimonial.ts';
