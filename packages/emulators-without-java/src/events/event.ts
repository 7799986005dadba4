import { randomUUID } from 'node:crypto';
import type { Auth } from '../model/auth.ts';
import type { DatabaseId, Document } from '../model/document.ts';
import { formatRfc3339 } from '../model/rfc3339.ts';
import { Timestamp } from '../model/timestamp.ts';
import { documentToWire } from '../model/wireValue.ts';
import type { DocumentChange } from '../store/types.ts';
import { toJson } from '../codec/toJson.ts';
import { documentEventData, encode, messageType } from '../codec/protos.ts';
import { changedFields } from './changedFields.ts';
import type { Trigger } from './trigger.ts';

export interface EventRequest {
  readonly headers: Record<string, string>;
  readonly body: string;
}

interface EventSource {
  readonly database: DatabaseId;
  readonly time: Timestamp;
  readonly change: DocumentChange;
  readonly auth: Auth;
}

const DATA_SCHEMA =
  'https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto';

/** What the Functions emulator is sent for a change. */
export function eventRequest(trigger: Trigger, source: EventSource): EventRequest {
  return trigger.generation === 1 ? v1Event(trigger, source) : cloudEvent(trigger, source);
}

function v1Event(trigger: Trigger, { database, time, change }: EventSource): EventRequest {
  const body = {
    data: {
      ...(change.after && { value: documentJson(database, change.after) }),
      ...(change.before && { oldValue: documentJson(database, change.before) }),
      updateMask: updateMask(change),
    },
    context: {
      eventId: randomUUID(),
      timestamp: formatRfc3339(time),
      eventType: trigger.eventType,
      resource: {
        name: `${databaseName(database)}/documents/${change.path}`,
        service: 'firestore.googleapis.com',
      },
    },
  };
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

/** In binary mode, but with the body in base64, as the official emulator sends it. */
function cloudEvent(trigger: Trigger, { database, time, change, auth }: EventSource): EventRequest {
  const data = encode(documentEventData, {
    value: change.after && documentToWire(database, change.after),
    oldValue: change.before && documentToWire(database, change.before),
    updateMask: updateMask(change),
  });
  return {
    headers: {
      'ce-id': randomUUID(),
      'ce-specversion': '1.0',
      'ce-type': trigger.eventType,
      // The doubled `projects/` is the official emulator's.
      'ce-source': `//firestore.googleapis.com/projects/${databaseName(database)}`,
      'ce-subject': headerText(`documents/${change.path}`),
      'ce-time': formatRfc3339(new Timestamp(time.seconds, 0)),
      'ce-datacontenttype': 'application/protobuf',
      'ce-dataschema': DATA_SCHEMA,
      'ce-location': 'us-central1',
      'ce-project': database.project,
      'ce-database': database.database,
      'ce-namespace': '(default)',
      'ce-document': headerText(change.path),
      ...(trigger.withAuthContext && authHeaders(auth)),
      'Content-Type': 'application/protobuf',
    },
    body: Buffer.from(data).toString('base64'),
  };
}

/** Which fields an update has changed; empty for other changes. */
function updateMask({ before, after }: DocumentChange): { fieldPaths?: string[] } {
  return before && after ? { fieldPaths: changedFields(before.fields, after.fields) } : {};
}

function authHeaders(auth: Auth): Record<string, string> {
  if (auth.kind === 'admin') return { 'ce-authtype': 'service_account', 'ce-authid': 'owner' };
  if (auth.kind === 'anonymous') return { 'ce-authtype': 'unauthenticated' };
  // End users have no type of their own.
  return { 'ce-authtype': 'unknown', 'ce-authid': headerText(auth.uid) };
}

/** Header values hold Latin-1 without control characters; the rest travels as the bytes of its UTF-8 form. */
function headerText(text: string): string {
  return Buffer.from(text, 'utf8')
    .toString('latin1')
    .replace(/\p{Cc}/gu, (char) => (char > '\u007f' ? char : '?'));
}

function documentJson(database: DatabaseId, document: Document): unknown {
  return toJson(messageType('Document'), documentToWire(database, document));
}

function databaseName({ project, database }: DatabaseId): string {
  return `projects/${project}/databases/${database}`;
}
