import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { DatabaseId } from '../model/document.ts';
import type { Wire, WireDocument, WireWrite } from '../model/wire.ts';
import { writeFromWire } from '../store/writeFromWire.ts';
import { commitWrites } from './commitWrites.ts';
import { masked } from './documentMask.ts';
import type { Call } from './call.ts';

/** Commits one write, and answers the document as it is then. */
export async function writeDocument(
  call: Call,
  id: DatabaseId,
  wire: WireWrite,
  mask: Wire<google.firestore.v1.IDocumentMask> | null | undefined,
): Promise<WireDocument> {
  const toWire = masked(id, mask);
  const write = writeFromWire(id, wire);
  const database = call.parts.databases.open(id);
  const { commit } = await commitWrites(call, database, [write]);
  const document = database.store.get(write.path, commit.commitTime);
  if (document === undefined) throw new Error('The written document is missing.');
  return toWire(document);
}
