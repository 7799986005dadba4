export * from './operations.ts';
export * from './message.ts';
