// What a brand has to be like. It brings zod: pages for visitors import types of it alone, and values by their file.
export * from './colors.ts';
export * from './company.ts';
export * from './hints.ts';
export * from './pictures.ts';
export * from './samples.ts';
export * from './testimonial.ts';
export * from './texts.ts';
