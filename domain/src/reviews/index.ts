export * from './review.ts';
export * from './operations.ts';
export * from './summary.ts';
