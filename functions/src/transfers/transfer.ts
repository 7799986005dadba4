import {
  canSetTransferStatus,
  collections,
  isOpenRequest,
  t,
  guestMessageItem,
  transferSchema,
  transferStatusSchema,
  type Transfer,
} from '@selasar/domain';
import type { RequestType } from '../changes/requestType.ts';
import { transferMail } from '../mail/templates/transferMail.ts';

export type StoredTransfer = Omit<Transfer, 'createdAt' | 'updatedAt'>;

/** The request type of transfers. */
export const transfer: RequestType<StoredTransfer> = {
  kind: collections.transfers,
  name: 'transfer',
  status: transferStatusSchema,
  schema: transferSchema.omit({ id: true, createdAt: true, updatedAt: true }),
  isAllowed: canSetTransferStatus,
  isOpen: isOpenRequest,
  called: () => t('airport transfer'),
  item: guestMessageItem.transfers,
  parts: () => ['transfer'],
  mailContent: transferMail,
};
