import type protobuf from 'protobufjs';

/** A field as JSON sees it. */
export interface JsonField {
  readonly name: string;
  readonly type: FieldType;
  readonly repeated: boolean;
  readonly map: boolean;
  /** The oneof it belongs to: at most one of them may be set, and a default value is still a value. */
  readonly oneof: string | undefined;
}

/** A message, an enum, or the name of a scalar type. */
export type FieldType = protobuf.Type | protobuf.Enum | string;

const fieldsOf = new WeakMap<protobuf.Type, readonly JsonField[]>();
const byNameOf = new WeakMap<protobuf.Type, ReadonlyMap<string, JsonField>>();

/** In the order of field numbers, which is the order of the official output. */
export function jsonFields(type: protobuf.Type): readonly JsonField[] {
  let fields = fieldsOf.get(type);
  if (!fields) {
    fields = type.fieldsArray.toSorted((a, b) => a.id - b.id).map(describe);
    fieldsOf.set(type, fields);
  }
  return fields;
}

/** By camelCase and by proto name (snake_case); ProtoJSON input may use either. */
export function jsonFieldByName(type: protobuf.Type, name: string): JsonField | undefined {
  let byName = byNameOf.get(type);
  if (!byName) {
    byName = new Map(
      jsonFields(type).flatMap((field) => [
        [snakeCase(field.name), field],
        [field.name, field],
      ]),
    );
    byNameOf.set(type, byName);
  }
  return byName.get(name);
}

export function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function describe(field: protobuf.Field): JsonField {
  const { resolvedType } = field.resolve();
  return {
    name: field.name,
    type: resolvedType ?? field.type,
    repeated: field.repeated,
    map: field.map,
    oneof: field.partOf?.name,
  };
}
