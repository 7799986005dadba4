import { randomUUID } from 'node:crypto';
import { formatRfc3339 } from '../model/rfc3339.ts';
import { encode } from './encode.ts';
import { Failure } from './evaluation/failure.ts';
import { ANY_SEGMENTS } from './evaluation/match.ts';
import type { RequestSegment } from './evaluation/match.ts';
import type { Evaluation } from './firestore/authorizer.ts';
import type { RulesEvaluation, RulesFile } from './types.ts';

/** What `/requests` tells of one evaluation. Written out only when somebody asks for the JSON. */
export class EvaluationMessage implements RulesEvaluation {
  readonly #requestId = randomUUID();
  readonly #evaluation: Evaluation;
  readonly #files: readonly RulesFile[];

  constructor(evaluation: Evaluation, files: readonly RulesFile[]) {
    this.#evaluation = evaluation;
    this.#files = files;
  }

  /** How many expressions it took. Not told at `/requests`: the official message does not have it. */
  get spent(): number {
    return this.#evaluation.result.spent;
  }

  toJSON(): object {
    const { target, resource, result } = this.#evaluation;
    const { request, method, segments, value } = target;
    const { project, database } = request.database;
    const suffix = database === '(default)' ? '' : `/${database}`;
    const time = formatRfc3339(request.time);
    return {
      rules: this.#files[0]?.content,
      time,
      rulesReleaseKey: `projects/${project}/releases/cloud.firestore${suffix}`,
      requestId: this.#requestId,
      outcome: outcomeOf(this.#evaluation),
      granularAllowOutcomes: result.findings.map(({ permission, outcome }) => ({
        line: permission.at.line,
        outcome: outcome === true,
      })),
      rulesContext: {
        method,
        path: shownPath(segments),
        time,
        request: encode(value),
        resource: encode(resource),
      },
    };
  }
}

function outcomeOf({ result }: Evaluation): 'allow' | 'deny' | 'error' {
  if (result.verdict === 'allow') return 'allow';
  return result.findings.some(({ outcome }) => outcome instanceof Failure) ? 'error' : 'deny';
}

/** `*` stands for a query's unknown document, `**` for everything above a collection group. */
function shownPath(segments: readonly RequestSegment[]): string {
  const group = segments.lastIndexOf(ANY_SEGMENTS);
  const shown = segments.slice(Math.max(0, group)).map((segment) => {
    if (typeof segment === 'string') return segment;
    return segment === ANY_SEGMENTS ? '**' : '*';
  });
  return `/${shown.join('/')}`;
}
