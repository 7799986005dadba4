// What a brand has to be like. It brings zod, so the pages for visitors import nothing but types of it.
export * from './colorProblems.ts';
export * from './colorsSchema.ts';
export * from './companySchema.ts';
export * from './contrast.ts';
export * from './hints.ts';
export * from './picturesSchema.ts';
export * from './textsSchema.ts';
