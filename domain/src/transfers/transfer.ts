import { z } from 'zod';
import { transfer } from '../core/constants.ts';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import { instantSchema } from '../core/instant.ts';
import { transferStatusSchema } from './transferStatus.ts';

const { passengers, luggage } = transfer;

/** A document of `transfers` with its id, which is the request id of the guest's form. */
export const transferSchema = z.object({
  id: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  contactPerson: z.string().optional(),
  pickupLocation: z.string(),
  destination: z.string(),
  pickupDate: civilDateSchema,
  /** A full hour, 'HH:00', Bali time. */
  pickupTime: z.string(),
  passengers: z.number().int().min(passengers.min).max(passengers.max),
  luggage: z.number().int().min(luggage.min).max(luggage.max),
  flightNumber: z.string().optional(),
  specialRequests: z.string().optional(),
  hotelName: z.string().optional(),
  roomNumber: z.string().optional(),
  /** US dollars. */
  totalAmount: z.number(),
  isStandalone: z.boolean(),
  status: transferStatusSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Transfer = z.infer<typeof transferSchema>;
