import type { MatchBlock, PatternSegment, Permission, Service } from '../language/ast.ts';
import { UNKNOWN } from './failure.ts';
import { Path } from './values.ts';
import type { RulesItem } from './values.ts';

/** A document id that is not known, in the path of a query. */
export const ANY_SEGMENT: unique symbol = Symbol('any segment');
/** Any number of segments, in the path of a collection group query. Only a glob matches it. */
export const ANY_SEGMENTS: unique symbol = Symbol('any segments');
export type RequestSegment = string | typeof ANY_SEGMENT | typeof ANY_SEGMENTS;

/** What the captures of a match block hold, and those around it. */
export interface Captures {
  readonly block: MatchBlock;
  readonly values: ReadonlyMap<string, RulesItem>;
  readonly parent: Captures | undefined;
}
interface MatchedPermission {
  readonly permission: Permission;
  readonly captures: Captures;
}

/** Nested globs can split a path in very many ways; no sensible rules come near this. */
const MAX_STEPS = 100_000;

/** Every permission whose match blocks cover the whole path, in the order of the file. */
export function matchingPermissions(
  service: Service,
  version: 1 | 2,
  path: readonly RequestSegment[],
): MatchedPermission[] {
  const found: MatchedPermission[] = [];
  let steps = 0;
  const visit = (block: MatchBlock, from: number, parent: Captures | undefined): void => {
    for (const { next, values } of matchSegments(block.pattern, path, from, version)) {
      if (++steps > MAX_STEPS) return;
      const captures: Captures = { block, values, parent };
      if (next === path.length) {
        for (const permission of block.permissions) found.push({ permission, captures });
      }
      for (const inner of block.matches) visit(inner, next, captures);
    }
  };
  for (const block of service.matches) visit(block, 0, undefined);
  return found;
}

interface PartialMatch {
  readonly next: number;
  readonly values: ReadonlyMap<string, RulesItem>;
}
const NOTHING: ReadonlyMap<string, RulesItem> = new Map();

function matchSegments(
  pattern: readonly PatternSegment[],
  path: readonly RequestSegment[],
  from: number,
  version: 1 | 2,
): PartialMatch[] {
  let partial: PartialMatch[] = [{ next: from, values: NOTHING }];
  for (const segment of pattern) {
    partial = partial.flatMap((match) => matchSegment(segment, path, match, version));
    if (partial.length === 0) break;
  }
  return partial;
}

function matchSegment(
  segment: PatternSegment,
  path: readonly RequestSegment[],
  { next, values }: PartialMatch,
  version: 1 | 2,
): PartialMatch[] {
  if (segment.kind === 'glob') {
    // Version 1: at least one segment, and always to the end. Version 2: any number, also in the middle.
    const shortest = version === 1 ? Math.max(path.length, next + 1) : next;
    const matches: PartialMatch[] = [];
    for (let end = shortest; end <= path.length; end++) {
      const part = path.slice(next, end);
      const known = part.filter((one) => typeof one === 'string');
      const value = known.length === part.length ? new Path(known) : UNKNOWN;
      matches.push({ next: end, values: bind(values, segment.name, value) });
    }
    return matches;
  }
  const actual = path[next];
  if (actual === undefined || actual === ANY_SEGMENTS) return [];
  if (segment.kind === 'literal')
    return segment.text === actual ? [{ next: next + 1, values }] : [];
  const value = typeof actual === 'string' ? actual : UNKNOWN;
  return [{ next: next + 1, values: bind(values, segment.name, value) }];
}

function bind(
  values: ReadonlyMap<string, RulesItem>,
  name: string | undefined,
  value: RulesItem,
): ReadonlyMap<string, RulesItem> {
  return name === undefined ? values : new Map(values).set(name, value);
}
