import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { Wire } from '../model/wire.ts';
import type { DatabaseId, Document } from '../model/document.ts';
import { documentName } from '../model/path.ts';
import { Code } from '../model/status.ts';
import type { StatusError } from '../model/status.ts';
import type { Timestamp } from '../model/timestamp.ts';
import { documentToWire } from '../model/wireValue.ts';
import { timestampToWire } from '../model/wireTimestamp.ts';
import { encodeResumeToken } from './resumeToken.ts';

export type ListenResponse = Wire<google.firestore.v1.IListenResponse>;
export type ListenRequest = Wire<google.firestore.v1.IListenRequest>;

/** An event of one target. */
export function targetChange(type: 'ADD' | 'RESET' | 'REMOVE', targetId: number): ListenResponse {
  return { targetChange: { targetChangeType: type, targetIds: [targetId] } };
}

/** The target can't be served; the stream goes on. */
export function targetRejected(targetId: number, cause: StatusError): ListenResponse {
  return {
    targetChange: {
      targetChangeType: 'REMOVE',
      targetIds: [targetId],
      cause: { code: Code[cause.code], message: cause.message },
    },
  };
}

/** The target has been sent everything there was at `time`. */
export function current(targetId: number, time: Timestamp): ListenResponse {
  return {
    targetChange: {
      targetChangeType: 'CURRENT',
      targetIds: [targetId],
      resumeToken: encodeResumeToken(time),
      readTime: timestampToWire(time),
    },
  };
}

/** All targets of the stream are consistent as of `time`: only now do clients raise snapshots. */
export function consistent(time: Timestamp): ListenResponse {
  return {
    targetChange: { resumeToken: encodeResumeToken(time), readTime: timestampToWire(time) },
  };
}

export function documentChange(
  database: DatabaseId,
  document: Document,
  targetIds: number[],
  removedTargetIds: number[],
): ListenResponse {
  return {
    documentChange: {
      document: documentToWire(database, document),
      ...(targetIds.length > 0 && { targetIds }),
      ...(removedTargetIds.length > 0 && { removedTargetIds }),
    },
  };
}

/** `event` tells whether the document is gone altogether or only from these targets. */
export function documentGone(
  event: 'documentDelete' | 'documentRemove',
  database: DatabaseId,
  path: string,
  removedTargetIds: number[],
  time: Timestamp,
): ListenResponse {
  return {
    [event]: {
      document: documentName(database, path),
      removedTargetIds,
      readTime: timestampToWire(time),
    },
  };
}
