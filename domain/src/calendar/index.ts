export * from './block.ts';
export * from './operations.ts';
export * from './feed.ts';
