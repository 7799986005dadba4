export { id as words } from '@selasar/domain/languages/id';
export * from './privacy.ts';
export * from './site.ts';
export * from './terms.ts';
