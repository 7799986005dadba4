export * from './t.ts';
export * from './languages.ts';
