// What a brand has to be like. It brings zod: pages for visitors import types of it alone, and values by their file.
export * from './colorProblems.ts';
export * from './colorsSchema.ts';
export * from './companySchema.ts';
export * from './contrast.ts';
export * from './hints.ts';
export * from './picturesSchema.ts';
export * from './samples.ts';
export * from './testimonial.ts';
export * from './textsSchema.ts';
