import type { RequestKind } from '@selasar/domain';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';
import { readCurrentRecord } from './readCurrentRecord.ts';

/** Creates a record whose id is the request's id. Resolves to false if the server does not have it. */
export const confirmCreated = <Input extends { requestId: string }>(
  kind: RequestKind,
  call: (input: Input) => Promise<unknown>,
  input: Input,
  onUnsure: () => void,
): Promise<boolean> =>
  confirmDone({
    act: () => call(input),
    readBack: async () => (await readCurrentRecord(kind, input.requestId)).status !== undefined,
    onUnsure,
  });
