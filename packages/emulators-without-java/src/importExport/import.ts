import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { DatabaseId, Document } from '../model/document.ts';
import { parseDocumentName } from '../model/resourceName.ts';
import { StatusError } from '../model/status.ts';
import { timestampFromWire } from '../model/wireTimestamp.ts';
import { fieldsFromWire } from '../model/wireValue.ts';
import type { WireDocument } from '../model/wire.ts';
import type { Databases } from '../service/types.ts';
import { fromJson } from '../codec/fromJson.ts';
import { messageType } from '../codec/protos.ts';
import { parseMetadata } from './format.ts';

/**
 * Puts back what `exportDatabase` wrote. All is read before anything is restored.
 * @param into the database to restore to; default: the one that was exported
 * @throws StatusError INVALID_ARGUMENT if the files can't be read
 */
export async function importDatabase(
  databases: Databases,
  metadataPath: string,
  into?: DatabaseId,
): Promise<void> {
  const { id, documents } = await readExport(metadataPath);
  databases.restore(into ?? id, documents);
}

async function readExport(
  metadataPath: string,
): Promise<{ id: DatabaseId; documents: readonly Document[] }> {
  try {
    const { project, database, documents } = parseMetadata(await readFile(metadataPath, 'utf8'));
    const restored: Document[] = [];
    const path = join(dirname(metadataPath), documents);
    for await (const line of createInterface({ input: createReadStream(path) })) {
      if (line) restored.push(parseDocument(line));
    }
    return { id: { project, database }, documents: restored };
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    throw new StatusError('INVALID_ARGUMENT', `Cannot import ${metadataPath}: ${error.message}`);
  }
}

/** A file that is missing, no JSON, or no export: anything else is a fault of ours. */
function isUnreadable(error: unknown): error is Error {
  return error instanceof SyntaxError || (error instanceof Error && 'code' in error);
}

function parseDocument(line: string): Document {
  const wire: WireDocument = fromJson(messageType('Document'), JSON.parse(line));
  return {
    path: parseDocumentName(wire.name ?? '').path,
    fields: fieldsFromWire(wire.fields),
    createTime: timestampFromWire(wire.createTime ?? {}),
    updateTime: timestampFromWire(wire.updateTime ?? {}),
  };
}
