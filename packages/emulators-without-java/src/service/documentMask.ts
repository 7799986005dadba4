import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { DatabaseId, Document } from '../model/document.ts';
import { maskFields, parseFieldPath } from '../model/fieldPath.ts';
import type { Wire, WireDocument } from '../model/wire.ts';
import { documentToWire } from '../model/wireValue.ts';

/** How a request's mask wants documents to be answered. Throws INVALID_ARGUMENT for a bad path. */
export function masked(
  database: DatabaseId,
  mask: Wire<google.firestore.v1.IDocumentMask> | null | undefined,
): (document: Document) => WireDocument {
  if (!mask) return (document) => documentToWire(database, document);
  const paths = (mask.fieldPaths ?? []).map(parseFieldPath);
  return (document) =>
    documentToWire(database, { ...document, fields: maskFields(document.fields, paths) });
}
