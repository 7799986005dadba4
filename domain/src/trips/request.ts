import { z } from 'zod';
import { requestStatus, type RequestStatus } from '../core/requestStatus.ts';
import { tripKeySchema } from './openTrip.ts';

/** The kinds of request, named by their collections. */
export const requestKindSchema = z.enum(['bookings', 'transfers']);
export type RequestKind = z.infer<typeof requestKindSchema>;

/** Identifies a booking or a transfer, for staff. */
export const requestNameSchema = z.object({ kind: requestKindSchema, id: z.uuid() });
export type RequestName = z.infer<typeof requestNameSchema>;

/** Identifies a request of a trip, for a guest with the trip's key. */
export const ownRequestSchema = requestNameSchema.extend(tripKeySchema.shape);
export type OwnRequest = z.infer<typeof ownRequestSchema>;

/** Whether the guest still waits or is expected; only then can staff answer a change request. */
export const isOpenRequest = (status: RequestStatus): boolean => requestStatus[status].isOpen;
