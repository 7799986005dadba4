import { StatusError } from '../../model/status.ts';
import { Failure } from '../evaluation/failure.ts';
import type { Finding } from '../evaluation/evaluateRequest.ts';

/**
 * The official text: an entry for each statement that was evaluated, in every pass. Statements that allowed are
 * listed as false too when the request failed over something else.
 */
export function denied(findings: readonly Finding[]): StatusError {
  const entries = findings.map(({ permission, method, outcome }) => {
    const where = `for '${method}' @ L${permission.at.line}`;
    if (!(outcome instanceof Failure)) return `false ${where}`;
    if (outcome.cause !== undefined) return `${outcome.cause} ${where}`;
    const { line, column } = permission.condition?.at ?? permission.at;
    return `evaluation error at L${line}:${column} ${where}`;
  });
  return new StatusError(
    'PERMISSION_DENIED',
    `\n${entries.length > 0 ? entries.join(', ') : 'No matching allow statements'}`,
  );
}
