import type { Document } from '../../model/document.ts';
import type { WireQuery } from '../../model/wire.ts';
import { UNKNOWN } from '../evaluation/failure.ts';
import type { RequestSegment } from '../evaluation/match.ts';
import { Path } from '../evaluation/values.ts';
import type { RulesItem, RulesMap, RulesValue } from '../evaluation/values.ts';
import type { RulesRequest } from '../types.ts';
import { queryPath, queryValue } from './query.ts';
import { authValue, documentPath, resourceOf } from './values.ts';

/** What one evaluation is about. */
export interface Target {
  readonly request: RulesRequest;
  readonly method: string;
  readonly segments: readonly RequestSegment[];
  /** `request`, with its parts in the official order. */
  readonly value: RulesMap;
}

type Parts = readonly (readonly [string, RulesItem])[];
const NOTHING = null;

export function getTarget(request: RulesRequest, path: string): Target {
  const name = documentPath(request.database, path);
  const parts: Parts = [
    ['path', name],
    ['fields', NOTHING],
  ];
  return target(request, 'get', name.segments, request.inTransaction === true, parts);
}

export function writeTarget(
  request: RulesRequest,
  method: string,
  path: string,
  after: Document | undefined,
): Target {
  const name = documentPath(request.database, path);
  const parts: Parts = [
    ['path', name],
    ['transforms', NOTHING],
    ['writeFields', NOTHING],
    ['readFields', NOTHING],
    ['resource', resourceOf(request.database, after)],
  ];
  return target(request, method, name.segments, true, parts);
}

/** `request.path` of a query is its collection; of a collection group it is unknown. */
export function queryTarget(request: RulesRequest, parentPath: string, query: WireQuery): Target {
  const segments = queryPath(request.database.database, parentPath, query);
  const known = segments.slice(0, -1).filter((segment) => typeof segment === 'string');
  const parts: Parts = [
    ['fields', NOTHING],
    ['query', queryValue(parentPath, query)],
    ['path', known.length === segments.length - 1 ? new Path(known) : UNKNOWN],
  ];
  return target(request, 'list', segments, request.inTransaction === true, parts);
}

function target(
  request: RulesRequest,
  method: string,
  segments: readonly RequestSegment[],
  inTransaction: boolean,
  parts: Parts,
): Target {
  const value = new Map<string, RulesItem>([
    ['time', request.time],
    ['auth', authOf(request)],
    ['inTransaction', inTransaction],
    ...parts,
    ['method', method],
  ]);
  return { request, method, segments, value };
}

const authValues = new WeakMap<RulesRequest, RulesValue>();
function authOf(request: RulesRequest): RulesValue {
  let value = authValues.get(request);
  if (value === undefined) {
    value = authValue(request.auth);
    authValues.set(request, value);
  }
  return value;
}
