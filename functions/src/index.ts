export * from './callables.ts';
export { reports } from './platform/reports.ts';
export { everyHour, everyMinute } from './schedules.ts';
export { site } from './site/site.ts';
export * from './triggers.ts';
