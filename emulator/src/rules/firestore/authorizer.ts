import type { Document } from '../../model/document.ts';
import type { WireQuery } from '../../model/wire.ts';
import { UNKNOWN } from '../evaluation/failure.ts';
import type { Observer } from '../evaluation/evaluate.ts';
import { GROUPS, judge } from '../evaluation/judge.ts';
import type { Finding, Judgement } from '../evaluation/judge.ts';
import type { RequestSegment } from '../evaluation/match.ts';
import { Path } from '../evaluation/values.ts';
import type { RulesItem, RulesMap, RulesValue } from '../evaluation/values.ts';
import type { Ruleset } from '../language/ast.ts';
import type { Authorizer, RulesRequest, RulesWrite } from '../types.ts';
import { accessFunctions, AccessBudget, unloadedFunctions } from './access.ts';
import { alternatives } from './constraints.ts';
import { denied } from './denial.ts';
import { queryPath, queryValue } from './query.ts';
import { authValue, documentPath, resourceOf } from './values.ts';

const DOCUMENT_ACCESSES = 10;
const COMMIT_ACCESSES = 20;

/** One evaluation of the rules for one method and document. */
export interface Evaluation {
  readonly request: RulesRequest;
  readonly method: string;
  /** As rules would write it; `*` and `**` stand for what a query leaves open. */
  readonly path: string;
  readonly globals: ReadonlyMap<string, RulesItem>;
  readonly judgement: Judgement;
}

/** The rules of a project as they are now; undefined when none were loaded. */
export interface CurrentRules {
  readonly ruleset: Ruleset;
  readonly observer: Observer;
}

/**
 * Judges requests to Cloud Firestore. Documents are judged twice, as the official emulator does: first without
 * loading anything, and again with the documents if that did not settle it.
 */
export class FirestoreAuthorizer implements Authorizer {
  constructor(
    private readonly rules: () => CurrentRules | undefined,
    private readonly report: (evaluation: Evaluation) => void,
  ) {}

  authorizeGet(request: RulesRequest, path: string, document: Document | undefined): void {
    const rules = this.rules();
    if (!rules) return;
    const target = { rules, request, path, method: 'get' };
    const extra = [['fields', null]] as const;
    const first = this.evaluate(target, UNKNOWN, undefined, extra);
    if (first.verdict === 'allow') return;
    if (first.verdict === 'deny') throw denied(first.findings);
    const second = this.evaluate(
      target,
      resourceOf(request.database, document),
      new AccessBudget(DOCUMENT_ACCESSES),
      extra,
    );
    if (second.verdict !== 'allow') throw denied([...first.findings, ...second.findings]);
  }

  authorizeWrites(request: RulesRequest, writes: readonly RulesWrite[]): void {
    const rules = this.rules();
    if (!rules) return;
    const findings: Finding[] = [];
    const evaluate = (
      write: RulesWrite,
      method: string,
      resource: RulesItem,
      budget?: AccessBudget,
    ): Judgement => {
      const judgement = this.evaluate(
        { rules, request, path: write.path, method },
        resource,
        budget,
        [['resource', resourceOf(request.database, write.after)]],
      );
      findings.push(...judgement.findings);
      return judgement;
    };

    const first = writes.map((write) =>
      possibleMethods(write).map((method) => evaluate(write, method, UNKNOWN).verdict),
    );
    if (first.flat().every((verdict) => verdict === 'allow')) return;
    if (first.some((verdicts) => verdicts.every((verdict) => verdict === 'deny'))) {
      throw denied(findings);
    }
    const whole = new AccessBudget(writes.length > 1 ? COMMIT_ACCESSES : DOCUMENT_ACCESSES);
    for (const write of writes) {
      const resource = resourceOf(request.database, write.before);
      const budget = new AccessBudget(DOCUMENT_ACCESSES, whole);
      if (evaluate(write, actualMethod(write), resource, budget).verdict !== 'allow') {
        throw denied(findings);
      }
    }
  }

  authorizeQuery(request: RulesRequest, parentPath: string, query: WireQuery): void {
    const rules = this.rules();
    if (!rules) return;
    const segments = queryPath(request.database.database, parentPath, query);
    const extra: [string, RulesItem][] = [
      ['fields', null],
      ['query', queryValue(parentPath, query)],
    ];
    const budget = new AccessBudget(DOCUMENT_ACCESSES);
    const findings: Finding[] = [];
    for (const data of alternatives(query.where)) {
      const judgement = this.evaluate(
        { rules, request, path: segments, method: 'list' },
        queryResource(data),
        budget,
        extra,
      );
      findings.push(...judgement.findings);
      if (judgement.verdict !== 'allow') throw denied(findings);
    }
  }

  /** Without a budget nothing is loaded. */
  private evaluate(
    target: {
      readonly rules: CurrentRules;
      readonly request: RulesRequest;
      readonly path: string | readonly RequestSegment[];
      readonly method: string;
    },
    resource: RulesItem,
    budget?: AccessBudget,
    extra: readonly (readonly [string, RulesItem])[] = [],
  ): Judgement {
    const { rules, request, method } = target;
    const known =
      typeof target.path === 'string' ? documentPath(request.database, target.path) : undefined;
    const segments: readonly RequestSegment[] =
      known?.segments ?? (target.path as RequestSegment[]);
    const globals = new Map<string, RulesItem>([
      [
        'request',
        new Map<string, RulesItem>([
          ['time', request.time],
          ['auth', authOf(request)],
          ['inTransaction', GROUPS[method] === 'write' || request.inTransaction === true],
          ['path', known ?? collectionPath(segments)],
          ...extra,
          ['method', method],
        ]),
      ],
      ['resource', resource],
    ]);
    const functions = budget
      ? accessFunctions(request.database, request.lookup, budget)
      : unloadedFunctions;
    const judgement = judge(
      rules.ruleset,
      'cloud.firestore',
      method,
      segments,
      { globals, functions },
      rules.observer,
    );
    this.report({ request, method, path: shownPath(segments), globals, judgement });
    return judgement;
  }
}

const queryResource = (data: RulesMap): RulesItem => new Map<string, RulesItem>([['data', data]]);

/** `request.path` of a query is its collection; of a collection group it is unknown. */
function collectionPath(segments: readonly RequestSegment[]): RulesItem {
  const known = segments.slice(0, -1).filter((segment) => typeof segment === 'string');
  return known.length === segments.length - 1 ? new Path(known) : UNKNOWN;
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

const shownPath = (segments: readonly RequestSegment[]): string =>
  `/${segments
    .map((segment) => {
      if (typeof segment === 'string') return segment;
      return segment.description === 'any segments' ? '**' : '*';
    })
    .join('/')}`;

const authValues = new WeakMap<RulesRequest, RulesValue>();
function authOf(request: RulesRequest): RulesValue {
  let value = authValues.get(request);
  if (value === undefined) {
    value = authValue(request.auth);
    authValues.set(request, value);
  }
  return value;
}
