import type { google } from '@google-cloud/firestore-api/build/protos/protos';
import type { Wire } from '../model/wire.ts';
import { timestampToWire } from '../model/wireTimestamp.ts';
import { valueToWire } from '../model/wireValue.ts';
import type { WriteResult } from '../store/write.ts';

export function writeResultToWire(result: WriteResult): Wire<google.firestore.v1.IWriteResult> {
  const { updateTime, transformResults } = result;
  return {
    ...(updateTime && { updateTime: timestampToWire(updateTime) }),
    ...(transformResults.length > 0 && { transformResults: transformResults.map(valueToWire) }),
  };
}
