export * from './testimonials.ts';
export * from './tours.ts';
export * from './translations.ts';
export * from './villas.ts';
