export * from './mailEntry.ts';
export * from './notices.ts';
export * from './operations.ts';
export * from './template.ts';
export * from './standardTemplates.ts';
