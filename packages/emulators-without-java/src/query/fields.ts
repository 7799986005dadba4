import { parseFieldPath } from '../model/fieldPath.ts';
import type { FieldPath } from '../model/fieldPath.ts';
import { StatusError } from '../model/status.ts';

interface FieldReference {
  readonly fieldPath?: string | null;
}

/** Throws INVALID_ARGUMENT with the official texts. */
export function parseFieldReference(wire: FieldReference | null | undefined): FieldPath {
  const text = wire?.fieldPath ?? '';
  if (text === '') throw invalid('Invalid empty property path string.');
  return parseFieldPath(text);
}

/** True for `__name__`, which stands for a document's name wherever a query takes a field. */
export function isName(field: FieldPath): boolean {
  return field.length === 1 && field[0] === '__name__';
}

export function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
