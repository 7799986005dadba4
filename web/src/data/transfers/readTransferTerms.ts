import { collections, invalidTerms, readTransferTerms as read } from '@selasar/domain';
import type { TransferTerms } from '@selasar/domain';
import { withDeadline } from '../firebase/deadline.ts';
import { deadlineMs } from '../offers/catalogue.ts';
import { offerSource } from '../offers/offerSource.ts';

/** Transfer terms as public pages show them, or that they cannot be read. */
export async function readTransferTerms(): Promise<TransferTerms | typeof invalidTerms> {
  const find = async () => (await offerSource()).find(collections.terms, collections.transfers);
  const terms = read((await withDeadline(find(), deadlineMs))?.data);
  if (terms === invalidTerms) console.warn('The terms of transfers do not fit their schema');
  return terms;
}
