export * from './privacy.ts';
export * from './site.ts';
export * from './terms.ts';
