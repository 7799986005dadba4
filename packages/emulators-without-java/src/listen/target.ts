import type { DatabaseId, Document } from '../model/document.ts';
import { parseDocumentName, parseParentName } from '../model/resourceName.ts';
import type { ResourceName } from '../model/resourceName.ts';
import { StatusError } from '../model/status.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { WireQuery, WireTarget } from '../model/wire.ts';
import { timestampFromWire } from '../model/wireTimestamp.ts';
import { parseQuery } from '../query/index.ts';
import type { Reader } from '../store/types.ts';
import { DocumentsView } from './documentsView.ts';
import { QueryView } from './queryView.ts';
import { decodeResumeToken } from './resumeToken.ts';
import type { ViewSource } from './view.ts';
import { WindowView } from './windowView.ts';

/** Judges what a client wants to listen to. Each throws PERMISSION_DENIED, or returns. */
export interface ListenAuthorizer {
  query(parentPath: string, query: WireQuery): void;
  document(path: string, document: Document | undefined): void;
}

/** Reads and authorises a target. Throws StatusError. */
export function openTarget(
  wire: WireTarget,
  database: DatabaseId,
  reader: Reader,
  authorizer: ListenAuthorizer,
): ViewSource {
  if (wire.query) return openQuery(wire.query, database, reader, authorizer);
  const names = wire.documents?.documents ?? [];
  if (names.length === 0) throw invalid('Target has no query and no documents.');
  const paths = names.map((name) => pathIn(database, parseDocumentName(name)));
  for (const path of paths) authorizer.document(path, reader.get(path));
  return {
    key: `documents ${JSON.stringify(paths)}`,
    createView: () => new DocumentsView(reader, paths),
  };
}

function openQuery(
  target: NonNullable<WireTarget['query']>,
  database: DatabaseId,
  reader: Reader,
  authorizer: ListenAuthorizer,
): ViewSource {
  const parent = pathIn(database, parseParentName(target.parent ?? ''));
  const wire = target.structuredQuery;
  if (!wire) throw invalid('Target has no structured query.');
  const query = parseQuery(parent, wire);
  const { nearest, offset, limit } = query.parts;
  if (nearest !== undefined) throw invalid('FindNearest is not supported by listeners.');
  authorizer.query(parent, wire);
  const hasWindow = limit !== undefined || offset > 0;
  return {
    key: `query ${parent} ${JSON.stringify(wire, distinct)}`,
    createView: () => (hasWindow ? new WindowView(reader, query) : new QueryView(reader, query)),
  };
}

/**
 * Since when the client wants to know what changed: undefined for everything, 'unknown' for a token that says nothing.
 */
export function resumeTime(wire: WireTarget): Timestamp | 'unknown' | undefined {
  if (wire.resumeToken && wire.resumeToken.length > 0) {
    return decodeResumeToken(wire.resumeToken) ?? 'unknown';
  }
  return wire.readTime ? timestampFromWire(wire.readTime) : undefined;
}

function pathIn(database: DatabaseId, name: ResourceName): string {
  const { project, database: id } = name.database;
  if (project !== database.project || id !== database.database) {
    throw invalid('A target must be in the database of its stream.');
  }
  return name.path;
}

/** NaN and infinities, which JSON has no words for, stay apart from each other. */
function distinct(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? `number ${value}` : value;
}

function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
