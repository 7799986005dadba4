export * from './testimonials.ts';
export * from './tours.ts';
export * from './villas.ts';
