import { cases as aggregations } from './aggregations.ts';
import { cases as filters } from './filters.ts';
import { cases as nearest } from './nearest.ts';
import { cases as queries } from './queries.ts';
import { cases as transactions } from './transactions.ts';
import { cases as transforms } from './transforms.ts';
import { cases as valueOrder } from './valueOrder.ts';
import { cases as writes } from './writes.ts';
import type { Case } from './helpers/table.ts';

/** One table for each part of the engine. */
export const parts: Readonly<Record<string, readonly Case[]>> = {
  valueOrder,
  filters,
  queries,
  aggregations,
  nearest,
  writes,
  transforms,
  transactions,
};
