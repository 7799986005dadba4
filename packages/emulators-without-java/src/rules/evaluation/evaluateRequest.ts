import { Exhausted, isUnknown } from './failure.ts';
import type { Failure } from './failure.ts';
import { Evaluator } from './evaluate.ts';
import type { Environment } from './evaluate.ts';
import { matchingPermissions } from './match.ts';
import type { RequestSegment } from './match.ts';
import type { Permission, Ruleset } from '../language/ast.ts';

/** What one `allow` statement answered for one method. */
export interface Finding {
  readonly permission: Permission;
  readonly method: string;
  readonly outcome: boolean | Failure;
}

export interface RulesResult {
  /** `unknown`: something not loaded yet could still allow it, or allow it sooner. */
  readonly verdict: 'allow' | 'deny' | 'unknown';
  readonly findings: readonly Finding[];
  /** Expressions evaluated. */
  readonly spent: number;
}

const GROUPS: Readonly<Record<string, string>> = {
  get: 'read',
  list: 'read',
  create: 'write',
  update: 'write',
  delete: 'write',
};

/** Asks every matching `allow` statement of the service until one allows. */
export function evaluateRequest(
  ruleset: Ruleset,
  serviceName: string,
  method: string,
  path: readonly RequestSegment[],
  environment: Environment,
): RulesResult {
  const evaluator = new Evaluator(environment);
  const findings: Finding[] = [];
  for (const service of ruleset.services) {
    if (service.name !== serviceName) continue;
    for (const { permission, captures } of matchingPermissions(service, ruleset.version, path)) {
      const applies = permission.operations.some(
        (operation) => operation === method || operation === GROUPS[method],
      );
      if (!applies) continue;
      const outcome =
        permission.condition === undefined
          ? true
          : evaluator.condition(permission.condition, captures);
      findings.push({ permission, method, outcome });
      if (outcome === true) return { verdict: 'allow', findings, spent: evaluator.spent };
    }
  }
  const open = findings.some(
    ({ outcome }) => isUnknown(outcome) || (environment.isBlind && outcome instanceof Exhausted),
  );
  return { verdict: open ? 'unknown' : 'deny', findings, spent: evaluator.spent };
}
