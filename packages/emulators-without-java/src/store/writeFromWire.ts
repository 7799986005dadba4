import type { DatabaseId } from '../model/document.ts';
import { parseFieldPath } from '../model/fieldPath.ts';
import type { FieldPath } from '../model/fieldPath.ts';
import { parsePathIn } from '../model/resourceName.ts';
import { StatusError } from '../model/status.ts';
import type { WireWrite } from '../model/wire.ts';
import { timestampFromWire } from '../model/wireTimestamp.ts';
import { arrayFromWire, fieldsFromWire, valueFromWire } from '../model/wireValue.ts';
import { checkElements, checkFieldName, checkFields } from './reservedNames.ts';
import type { FieldTransform, Precondition, Write } from './write.ts';

type WireTransform = NonNullable<WireWrite['updateTransforms']>[number];
type WirePrecondition = NonNullable<WireWrite['currentDocument']>;
type WireMask = NonNullable<WireWrite['updateMask']>;

/** Throws INVALID_ARGUMENT for a write that no state of the database could take. */
export function writeFromWire(database: DatabaseId, wire: WireWrite): Write {
  const precondition = preconditionFromWire(wire.currentDocument);
  if (typeof wire.delete === 'string') {
    return { kind: 'delete', path: parsePathIn(database, wire.delete), precondition };
  }
  if (typeof wire.verify === 'string') {
    const path = parsePathIn(database, wire.verify);
    if (precondition === undefined || wire.updateMask || wire.updateTransforms?.length) {
      throw invalid('A verify write needs a precondition, and takes no mask and no transforms.');
    }
    return { kind: 'verify', path, precondition };
  }
  if (wire.update) {
    const path = parsePathIn(database, wire.update.name ?? '');
    const fields = fieldsFromWire(wire.update.fields);
    checkFields(fields);
    const mask = wire.updateMask ? maskFromWire(wire.updateMask) : undefined;
    const transforms = (wire.updateTransforms ?? []).map(transformFromWire);
    return { kind: 'set', path, fields, mask, transforms, precondition };
  }
  if (wire.transform) {
    const path = parsePathIn(database, wire.transform.document ?? '');
    const transforms = (wire.transform.fieldTransforms ?? []).map(transformFromWire);
    return { kind: 'set', path, fields: new Map(), mask: [], transforms, precondition };
  }
  throw invalid('A write must set one of update, delete, verify and transform.');
}

function preconditionFromWire(wire: WirePrecondition | null | undefined): Precondition | undefined {
  if (wire?.updateTime) return { updateTime: timestampFromWire(wire.updateTime) };
  return typeof wire?.exists === 'boolean' ? { exists: wire.exists } : undefined;
}

function maskFromWire(wire: WireMask): FieldPath[] {
  return (wire.fieldPaths ?? []).map(writablePath);
}

function transformFromWire(wire: WireTransform): FieldTransform {
  const path = writablePath(wire.fieldPath ?? '');
  if (wire.setToServerValue === 'REQUEST_TIME') return { path, kind: 'serverTime' };
  for (const kind of ['increment', 'maximum', 'minimum'] as const) {
    const operand = wire[kind];
    if (operand) return { path, kind, operand: numberFromWire(operand) };
  }
  if (wire.appendMissingElements) {
    return { path, kind: 'union', elements: elementsFromWire(wire.appendMissingElements) };
  }
  if (wire.removeAllFromArray) {
    return { path, kind: 'remove', elements: elementsFromWire(wire.removeAllFromArray) };
  }
  throw invalid('A field transform must say what to do.');
}

function numberFromWire(wire: NonNullable<WireTransform['increment']>): bigint | number {
  const value = valueFromWire(wire);
  if (typeof value === 'bigint' || typeof value === 'number') return value;
  throw invalid('Input must be int64 or double.');
}

function elementsFromWire(
  wire: NonNullable<WireTransform['appendMissingElements']>,
): ReturnType<typeof arrayFromWire> {
  const elements = arrayFromWire(wire);
  checkElements(elements);
  return elements;
}

function writablePath(text: string): FieldPath {
  const path = parseFieldPath(text);
  path.forEach((name, depth) => checkFieldName(name, depth > 0));
  return path;
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
