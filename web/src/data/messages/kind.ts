import { contactMessageSchema } from '@selasar/domain';
import type { ContactMessage } from '@selasar/domain';
import type { Kind, Row } from '../core/rows.ts';

export const messageKind: Kind<ContactMessage> = {
  name: 'messages',
  idField: 'id',
  schema: contactMessageSchema,
};

export type MessageRow = Row<ContactMessage>;
