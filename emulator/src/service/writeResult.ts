import type { google } from '@google-cloud/firestore/build/protos/firestore_v1_proto_api';
import { timestampToWire } from '../model/wireTimestamp.ts';
import { valueToWire } from '../model/wireValue.ts';
import type { WriteResult } from '../store/write.ts';

export function writeResultToWire(result: WriteResult): google.firestore.v1.IWriteResult {
  const { updateTime, transformResults } = result;
  return {
    ...(updateTime && { updateTime: timestampToWire(updateTime) }),
    ...(transformResults.length > 0 && { transformResults: transformResults.map(valueToWire) }),
  };
}
