import { collections } from '@selasar/domain/core';
import {
  invalidTerms,
  readTransferTerms as read,
  type TransferTerms,
} from '@selasar/domain/pricing';
import { withDeadline } from '../firebase/deadline.ts';
import { deadlineMs } from './catalogue.ts';
import { offerSource } from './offerSource.ts';

export async function readTransferTerms(): Promise<TransferTerms | typeof invalidTerms> {
  const find = async () => (await offerSource()).find(collections.terms, collections.transfers);
  const terms = read((await withDeadline(find(), deadlineMs))?.data);
  if (terms === invalidTerms) console.warn('The terms of transfers do not fit their schema');
  return terms;
}
