import type { Document } from '../model/document.ts';
import { StatusError } from '../model/status.ts';
import type { MapValue } from '../model/value.ts';
import type { Write } from './write.ts';

/** A document as the writes before in the same commit leave it. */
interface Current {
  /** As it was before the commit. */
  readonly before: Document | undefined;
  readonly fields: MapValue | undefined;
  /** One of those writes deleted it, and none made it anew. */
  readonly isDeleted: boolean;
}

/**
 * The error of a precondition that does not hold, or undefined. `exists` counts the writes before it in the same
 * commit; `updateTime` is about the stored version. To update what the same commit deletes is a mistake of the request,
 * not of what is stored.
 */
export function preconditionError(
  project: string,
  { before: stored, fields, isDeleted }: Current,
  { path, kind, precondition }: Write,
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
  const exists = fields !== undefined;
  if (precondition.exists === exists) return undefined;
  if (isDeleted && kind === 'set') {
    return new StatusError(
      'INVALID_ARGUMENT',
      `cannot update an entity after its deletion in the same commit: app: "dev~${project}"\n${element(path)}`,
    );
  }
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
