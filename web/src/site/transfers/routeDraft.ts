import { emptyTransferRoute } from '@selasar/domain';
import type { TransferRoute } from '@selasar/domain';
import { persistedForm } from '../../forms/persistedForm.ts';

export const routeDraftName = 'transfer/route';

/** Sets the draft of the transfer form for its next visit. */
export function fillInRoute(part: Partial<TransferRoute>): void {
  const draft = persistedForm({ name: routeDraftName }, { values: emptyTransferRoute });
  draft.write({ values: { ...(draft.read()?.values ?? emptyTransferRoute), ...part } });
}
