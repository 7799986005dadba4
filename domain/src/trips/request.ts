import { z } from 'zod';
import { requestStatus, type RequestStatus } from '../core/requestStatus.ts';
import { tripKeySchema } from './openTrip.ts';

/** What guests ask for, named by the collections that hold it. */
export const requestKindSchema = z.enum(['bookings', 'transfers']);
export type RequestKind = z.infer<typeof requestKindSchema>;

/** A booking or a transfer, as staff name it. */
export const requestNameSchema = z.object({ kind: requestKindSchema, id: z.uuid() });
export type RequestName = z.infer<typeof requestNameSchema>;

/** One of a trip, as the guest names it who holds the trip's key. */
export const ownRequestSchema = requestNameSchema.extend(tripKeySchema.shape);
export type OwnRequest = z.infer<typeof ownRequestSchema>;

/** Whether the guest still waits or is expected; only then what they ask of staff can be answered. */
export const isOpenRequest = (status: RequestStatus): boolean => requestStatus[status].isOpen;
