export * from './operations.ts';
export * from './crewMember.ts';
export * from './crewView.ts';
export * from './crewWarnings.ts';
export * from './jobs.ts';
