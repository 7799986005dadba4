export * from './colors.ts';
export * from './company.ts';
export * from './languages.ts';
export * from './pictures.ts';
