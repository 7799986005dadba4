import protobuf from 'protobufjs';
import { invalidPayload } from '../../codec/invalidPayload.ts';
import { fromJson, valueFromJson } from '../../codec/fromJson.ts';
import { jsonFieldByName } from '../../codec/schema.ts';
import type { JsonField } from '../../codec/schema.ts';
import type { RouteMatch } from './routes.ts';

type Message = Record<string, unknown>;

/** What the UI sends for a list without fields; the official server takes it for no mask at all. */
const NO_FIELDS = '_none_';

/**
 * Puts a request message together from the path, the query and the body, as `google.api.http` lays down.
 * @throws StatusError INVALID_ARGUMENT
 */
export function readMessage({ route, values }: RouteMatch, query: string, body: string): Message {
  const { requestType } = route.method;
  const message: Message = route.body === '*' ? fromJson(requestType, parseJson(body)) : {};
  if (route.body !== undefined && route.body !== '*') {
    const field = jsonFieldByName(requestType, route.body);
    if (field?.type instanceof protobuf.Type) {
      message[field.name] = fromJson(field.type, parseJson(body));
    }
  }
  if (route.body !== '*') readQuery(requestType, query, message);
  route.fields.forEach((path, index) => setValue(message, path, values[index]));
  return message;
}

function parseJson(body: string): unknown {
  if (body.trim() === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw invalidPayload();
  }
}

/** Parameters that name no field (`key`, `alt`, `prettyPrint`…) are left alone: every Google API has some. */
function readQuery(type: protobuf.Type, query: string, message: Message): void {
  for (const [parameter, text] of new URLSearchParams(query)) {
    const found = findField(type, parameter.split('.'));
    if (!found || (found.path[0] === 'mask' && text === NO_FIELDS)) continue;
    const value = valueFromJson(found.field.type, text);
    if (found.field.repeated) appendValue(message, found.path, value);
    else setValue(message, found.path, value);
  }
}

function findField(
  type: protobuf.Type,
  names: readonly string[],
): { field: JsonField; path: string[] } | undefined {
  const path: string[] = [];
  let scope: protobuf.Type | undefined = type;
  let field: JsonField | undefined;
  for (const name of names) {
    field = scope && jsonFieldByName(scope, name);
    if (!field) return undefined;
    path.push(field.name);
    scope = field.type instanceof protobuf.Type ? field.type : undefined;
  }
  return field && { field, path };
}

function appendValue(message: Message, path: readonly string[], value: unknown): void {
  const { parent, name } = parentOf(message, path);
  const list = parent[name];
  parent[name] = Array.isArray(list) ? [...list, value] : [value];
}

function setValue(message: Message, path: readonly string[], value: unknown): void {
  const { parent, name } = parentOf(message, path);
  parent[name] = value;
}

function parentOf(message: Message, path: readonly string[]): { parent: Message; name: string } {
  let parent = message;
  for (const name of path.slice(0, -1)) {
    const inner = parent[name];
    const next = isMessage(inner) ? inner : {};
    parent[name] = next;
    parent = next;
  }
  return { parent, name: path.at(-1) ?? '' };
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
