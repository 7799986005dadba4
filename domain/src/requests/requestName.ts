import { z } from 'zod';
import { requestStatus, type RequestStatus } from './requestStatus.ts';
import { keyInputSchema } from '../core/ids.ts';

export const requestKindSchema = z.enum(['bookings', 'transfers']);
export type RequestKind = z.infer<typeof requestKindSchema>;

export const requestNameSchema = z.object({ kind: requestKindSchema, id: z.uuid() });
export type RequestName = z.infer<typeof requestNameSchema>;

export const ownRequestSchema = requestNameSchema.extend(keyInputSchema.shape);

export const isOpenRequest = (status: RequestStatus): boolean => requestStatus[status].isOpen;

/** `updatedAt` of the version that the editor saw, in milliseconds. */
export const seenSchema = z.number().int().min(0);
