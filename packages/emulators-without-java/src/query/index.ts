export { runAggregation } from './aggregation.ts';
export type { WireAggregation } from './aggregation.ts';
export { indexUsed } from './explain.ts';
export { parseQuery } from './parse.ts';
export { Query } from './query.ts';
export { readSet } from './readSet.ts';
export { firstMatches, runQuery } from './run.ts';
export type { Match } from './scan.ts';
