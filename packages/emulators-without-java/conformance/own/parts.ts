import { cases as access } from './access.ts';
import { cases as aggregations } from './aggregations.ts';
import { cases as batches } from './batches.ts';
import { cases as databases } from './databases.ts';
import { cases as emulatorPort } from './emulatorPort.ts';
import { cases as filterLimits } from './filterLimits.ts';
import { cases as filters } from './filters.ts';
import { cases as functionEvents } from './functionEvents.ts';
import { cases as grpc } from './grpc.ts';
import { cases as limits } from './limits.ts';
import { cases as listeners } from './listeners.ts';
import { cases as names } from './names.ts';
import { cases as nearest } from './nearest.ts';
import { cases as queries } from './queries.ts';
import { cases as queryAuthorization } from './queryAuthorization.ts';
import { cases as rest } from './rest.ts';
import { cases as rulesCompiler } from './rulesCompiler.ts';
import { cases as rulesLanguage } from './rulesLanguage.ts';
import { cases as rulesRequests } from './rulesRequests.ts';
import { cases as storageRules } from './storageRules.ts';
import { cases as transactions } from './transactions.ts';
import { cases as transforms } from './transforms.ts';
import { cases as valueOrder } from './valueOrder.ts';
import { cases as webchannels } from './webchannels.ts';
import { cases as writes } from './writes.ts';
import type { Case } from './helpers/table.ts';

/** One table for each part of the engine. */
export const parts: Readonly<Record<string, readonly Case[]>> = {
  valueOrder,
  filters,
  filterLimits,
  queries,
  aggregations,
  nearest,
  writes,
  batches,
  transforms,
  transactions,
  names,
  limits,
  databases,
  rest,
  access,
  grpc,
  listeners,
  webchannels,
  rulesLanguage,
  rulesCompiler,
  rulesRequests,
  queryAuthorization,
  storageRules,
  functionEvents,
  emulatorPort,
};
