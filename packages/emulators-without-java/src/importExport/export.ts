import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DatabaseId } from '../model/document.ts';
import { documentToWire } from '../model/wireValue.ts';
import type { Databases } from '../service/types.ts';
import { printCompact } from '../codec/print.ts';
import { toJson } from '../codec/toJson.ts';
import { messageType } from '../codec/protos.ts';
import { FORMAT, METADATA_SUFFIX } from './format.ts';
import type { Metadata } from './format.ts';

/**
 * Writes all documents of a database to `directory/name/`: the metadata file, whose place the CLI expects, and one
 * file with a document per line in ProtoJSON. @returns the path of the metadata file
 */
export async function exportDatabase(
  databases: Databases,
  database: DatabaseId,
  directory: string,
  name: string,
): Promise<string> {
  const target = resolve(directory, name);
  await mkdir(target, { recursive: true });
  const documents = `${name}.documents.ndjson`;
  await pipeline(lines(databases, database), createWriteStream(join(target, documents)));
  const metadata: Metadata = { format: FORMAT, ...database, documents };
  const path = join(target, `${name}${METADATA_SUFFIX}`);
  await writeFile(path, `${JSON.stringify(metadata, null, 2)}\n`);
  return path;
}

function* lines(databases: Databases, database: DatabaseId): Iterable<string> {
  const type = messageType('Document');
  for (const document of databases.documents(database)) {
    yield `${printCompact(toJson(type, documentToWire(database, document)))}\n`;
  }
}
