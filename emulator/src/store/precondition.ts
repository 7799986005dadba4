import type { Document } from '../model/document.ts';
import { StatusError } from '../model/status.ts';
import type { Precondition } from './write.ts';

/**
 * The error of a precondition that does not hold, or undefined. `exists` counts the writes before it in the same
 * commit; `updateTime` is about the stored version.
 */
export function preconditionError(
  project: string,
  path: string,
  stored: Document | undefined,
  exists: boolean,
  precondition: Precondition | undefined,
): StatusError | undefined {
  if (precondition === undefined) return undefined;
  if ('updateTime' in precondition) {
    const version = stored?.updateTime.toMicros() ?? 0n;
    const required = precondition.updateTime.toMicros();
    if (version === required) return undefined;
    return new StatusError(
      'FAILED_PRECONDITION',
      `the stored version (${version}) does not match the required base version (${required})`,
    );
  }
  if (precondition.exists === exists) return undefined;
  return exists
    ? new StatusError(
        'ALREADY_EXISTS',
        `entity already exists: EntityRef[partitionRef=dev~${project}, path=/${path}]`,
      )
    : new StatusError('NOT_FOUND', `no entity to update: app: "dev~${project}"\n${element(path)}`);
}

function element(path: string): string {
  const ids = path.split('/');
  const lines = ids.flatMap((type, index) =>
    index % 2 === 0
      ? [`  Element {`, `    type: "${type}"`, `    name: "${ids[index + 1]}"`, `  }`]
      : [],
  );
  return ['path <', ...lines, '>', ''].join('\n');
}
