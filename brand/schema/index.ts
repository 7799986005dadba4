<<<<<<< HEAD:brand/schema/index.ts
// What a brand has to be like. It brings zod: pages for visitors import types of it alone, and values by their file.
=======
// The schemas of a brand. They load zod, so the pages for visitors import only types from here.
>>>>>>> dea40495 (Comments and test titles of domain (core to i18n) say plainly what things are):domain/src/brand/index.ts
export * from './colorProblems.ts';
export * from './colorsSchema.ts';
export * from './companySchema.ts';
export * from './contrast.ts';
export * from './hints.ts';
export * from './picturesSchema.ts';
export * from './samples.ts';
export * from './testimonial.ts';
export * from './textsSchema.ts';
