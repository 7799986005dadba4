export * from './testimonials.ts';
export * from './tours.ts';
export * from './translations/tours.ts';
export * from './translations/villas.ts';
export * from './villas.ts';
