export * from './months.ts';
export * from './repairStats.ts';
export * from './stats.ts';
