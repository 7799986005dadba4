export * from './stats.ts';
export * from './operations.ts';
