import { emptyTransferRoute } from '@selasar/domain';
import type { TransferRoute } from '@selasar/domain';
import { persistedForm } from '../../forms/persistedForm.ts';

export const routeDraftName = 'transfer/route';

/** What stands in the form of transfers when it is opened next. */
export function fillInRoute(part: Partial<TransferRoute>): void {
  const draft = persistedForm({ name: routeDraftName }, { values: emptyTransferRoute });
  draft.write({ values: { ...(draft.read()?.values ?? emptyTransferRoute), ...part } });
}
