import { randomUUID } from 'node:crypto';
import { formatRfc3339 } from '../model/rfc3339.ts';
import { encode } from './encode.ts';
import { Failure } from './evaluation/failure.ts';
import type { Evaluation } from './firestore/authorizer.ts';
import type { RulesFile } from './types.ts';

/** What `/requests` tells of one evaluation. Written out only when somebody asks for the JSON. */
export class EvaluationMessage {
  private readonly requestId = randomUUID();

  constructor(
    private readonly evaluation: Evaluation,
    private readonly files: readonly RulesFile[],
  ) {}

  toJSON(): object {
    const { request, method, path, globals, judgement } = this.evaluation;
    const { project, database } = request.database;
    const suffix = database === '(default)' ? '' : `/${database}`;
    const failed = judgement.findings.some(
      ({ outcome }) => outcome instanceof Failure && outcome.cause !== undefined,
    );
    const denial = failed ? 'error' : 'deny';
    return {
      rules: this.files[0]?.content,
      time: formatRfc3339(request.time),
      rulesReleaseKey: `projects/${project}/releases/cloud.firestore${suffix}`,
      requestId: this.requestId,
      outcome: judgement.verdict === 'allow' ? 'allow' : denial,
      granularAllowOutcomes: judgement.findings.map(({ permission, outcome }) => ({
        line: permission.at.line,
        outcome: outcome === true,
      })),
      rulesContext: {
        method,
        path,
        time: formatRfc3339(request.time),
        request: encode(globals.get('request') ?? null),
        resource: encode(globals.get('resource') ?? null),
      },
    };
  }
}
