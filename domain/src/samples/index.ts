export * from './testimonial.ts';
export * from './testimonials.ts';
export * from './tours.ts';
export * from './villas.ts';
