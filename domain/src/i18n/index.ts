export * from './counts.ts';
export * from './intl.ts';
export * from './languages.ts';
export * from './locale.ts';
export * from './message.ts';
export * from './t.ts';
