import type { Document } from '../../model/document.ts';
import type { WireQuery } from '../../model/wire.ts';
import { UNKNOWN } from '../evaluation/failure.ts';
import type { Observer } from '../evaluation/evaluate.ts';
import { evaluateRequest } from '../evaluation/evaluateRequest.ts';
import type { Finding, RulesResult } from '../evaluation/evaluateRequest.ts';
import type { RulesItem } from '../evaluation/values.ts';
import type { Ruleset } from '../language/ast.ts';
import type { Authorizer, RulesRequest, RulesWrite } from '../types.ts';
import { accessFunctions, AccessBudget, unloadedFunctions } from './access.ts';
import { alternatives } from './constraints.ts';
import { denied } from './denial.ts';
import { getTarget, queryTarget, writeTarget } from './request.ts';
import type { Target } from './request.ts';
import { resourceOf } from './values.ts';

const DOCUMENT_ACCESSES = 10;
const COMMIT_ACCESSES = 20;

/** One evaluation of the rules for one method and document or query. */
export interface Evaluation {
  readonly target: Target;
  readonly resource: RulesItem;
  readonly result: RulesResult;
}

/** The rules of a project as they are now. */
interface CurrentRules {
  readonly ruleset: Ruleset;
  readonly observer: Observer;
}

/**
 * Judges requests to Cloud Firestore. Documents are judged twice, as the official emulator does: first without
 * loading anything, and again with the documents if that did not settle it. Queries are judged once per alternative.
 */
export class FirestoreAuthorizer implements Authorizer {
  /** Undefined when the project has no rules: then everything is allowed. */
  readonly #rules: () => CurrentRules | undefined;
  readonly #report: (evaluation: Evaluation) => void;

  constructor(rules: () => CurrentRules | undefined, report: (evaluation: Evaluation) => void) {
    this.#rules = rules;
    this.#report = report;
  }

  authorizeGet(request: RulesRequest, path: string, document: Document | undefined): void {
    const rules = this.#rules();
    if (!rules) return;
    const target = getTarget(request, path);
    const first = this.#evaluate(rules, target, UNKNOWN);
    if (first.verdict === 'allow') return;
    if (first.verdict === 'deny') throw denied(first.findings);
    const resource = resourceOf(request.database, document);
    const second = this.#evaluate(rules, target, resource, new AccessBudget(DOCUMENT_ACCESSES));
    if (second.verdict !== 'allow') throw denied([...first.findings, ...second.findings]);
  }

  authorizeWrites(request: RulesRequest, writes: readonly RulesWrite[]): void {
    const rules = this.#rules();
    if (!rules) return;
    const findings: Finding[] = [];
    const evaluate = (
      write: RulesWrite,
      method: string,
      resource: RulesItem,
      budget?: AccessBudget,
    ): RulesResult['verdict'] => {
      const target = writeTarget(request, method, write.path, write.after);
      const result = this.#evaluate(rules, target, resource, budget);
      findings.push(...result.findings);
      return result.verdict;
    };

    const first = writes.map((write) =>
      possibleMethods(write).map((method) => evaluate(write, method, UNKNOWN)),
    );
    if (first.flat().every((verdict) => verdict === 'allow')) return;
    if (first.some((verdicts) => verdicts.every((verdict) => verdict === 'deny'))) {
      throw denied(findings);
    }
    const whole = new AccessBudget(writes.length > 1 ? COMMIT_ACCESSES : DOCUMENT_ACCESSES);
    for (const write of writes) {
      const resource = resourceOf(request.database, write.before);
      const budget = new AccessBudget(DOCUMENT_ACCESSES, whole);
      if (evaluate(write, actualMethod(write), resource, budget) !== 'allow') {
        throw denied(findings);
      }
    }
  }

  authorizeQuery(request: RulesRequest, parentPath: string, query: WireQuery): void {
    const rules = this.#rules();
    if (!rules) return;
    const target = queryTarget(request, parentPath, query);
    const budget = new AccessBudget(DOCUMENT_ACCESSES);
    const findings: Finding[] = [];
    for (const data of alternatives(query.where)) {
      const result = this.#evaluate(rules, target, new Map([['data', data]]), budget);
      findings.push(...result.findings);
      if (result.verdict !== 'allow') throw denied(findings);
    }
  }

  /** Without a budget nothing is loaded. */
  #evaluate(
    rules: CurrentRules,
    target: Target,
    resource: RulesItem,
    budget?: AccessBudget,
  ): RulesResult {
    const { request, method, segments, value } = target;
    const globals = new Map<string, RulesItem>([
      ['request', value],
      ['resource', resource],
    ]);
    const functions = budget
      ? accessFunctions(request.database, request.lookup, budget)
      : unloadedFunctions;
    const environment = { globals, functions, observer: rules.observer, isBlind: !budget };
    const result = evaluateRequest(rules.ruleset, 'cloud.firestore', method, segments, environment);
    this.#report({ target, resource, result });
    return result;
  }
}

/** What a write can turn out to be before the document is loaded. */
function possibleMethods({ after, mustExist }: RulesWrite): string[] {
  if (!after) return ['delete'];
  if (mustExist === undefined) return ['create', 'update'];
  return [mustExist ? 'update' : 'create'];
}

function actualMethod({ before, after }: RulesWrite): string {
  if (!after) return 'delete';
  return before ? 'update' : 'create';
}
