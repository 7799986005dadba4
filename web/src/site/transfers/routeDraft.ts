import { emptyTransferRoute, type TransferRoute } from '@selasar/domain/requests';
import { persistedForm } from '../../forms/persistedForm.ts';

export const routeDraftName = 'transfer/route';

export function fillInRoute(part: Partial<TransferRoute>): void {
  const draft = persistedForm({ name: routeDraftName }, { values: emptyTransferRoute });
  draft.write({ values: { ...(draft.read()?.values ?? emptyTransferRoute), ...part } });
}
