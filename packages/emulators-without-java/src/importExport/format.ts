import { StatusError } from '../model/status.ts';

/** Our own: kept data goes between our own engines, not to the official emulator. */
export const FORMAT = 'firestore-documents-ndjson-1';

export const METADATA_SUFFIX = '.overall_export_metadata';

export interface Metadata {
  readonly format: typeof FORMAT;
  readonly project: string;
  readonly database: string;
  /** File beside the metadata: one document per line. */
  readonly documents: string;
}

/** @throws StatusError INVALID_ARGUMENT, also for exports of the official emulator, which have another format */
export function parseMetadata(text: string): Metadata {
  const json = tryParse(text);
  if (typeof json === 'object' && json !== null) {
    const { format, project, database, documents } = { ...json } as Partial<Metadata>;
    if (
      format === FORMAT &&
      typeof project === 'string' &&
      typeof database === 'string' &&
      typeof documents === 'string'
    ) {
      return { format, project, database, documents };
    }
  }
  throw new StatusError('INVALID_ARGUMENT', 'not an export of this engine');
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
