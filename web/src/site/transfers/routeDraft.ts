import { emptyTransferRoute, numbersOf, transferTable } from '@selasar/domain';
import type { TransferRoute } from '@selasar/domain';
import { draftOf } from '../forms/request/draft.ts';

export const routeDraftName = 'transfer/route';

/** What stands in the form of transfers when it is opened next. */
export function fillInRoute(part: Partial<TransferRoute>): void {
  const draft = draftOf(routeDraftName, emptyTransferRoute, numbersOf(transferTable));
  draft.save({ ...draft.values(), ...part });
}
