import { collections, contactMessageSchema } from '@selasar/domain';
import type { ContactMessage } from '@selasar/domain';
import type { Collection, Row } from '../firebase/rows.ts';

export const messageCollection: Collection<ContactMessage> = {
  name: collections.messages,
  idField: 'id',
  schema: contactMessageSchema,
};

export type MessageRow = Row<ContactMessage>;
