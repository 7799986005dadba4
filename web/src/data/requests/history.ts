import { subcollections } from '@selasar/domain/core';
import { type StatusEvent, statusEventSchema } from '@selasar/domain/requests';
import { orderBy, query } from 'firebase/firestore';
import { z } from 'zod';
import { useRows } from '../firebase/live/useRows.ts';

type StoredEvent = StatusEvent & { id: string };

const eventSchema = statusEventSchema.extend({ id: z.string() });

export const useHistory = (name: string, id: string) =>
  useRows<StoredEvent>(
    `${name}/${id}/events`,
    { name: `${name}/${id}/${subcollections.events}`, idField: 'id', schema: eventSchema },
    (all) => query(all, orderBy('at', 'desc')),
  );
