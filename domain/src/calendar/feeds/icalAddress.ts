import { z } from 'zod';
import { slugSchema } from '../../core/slug.ts';

// The address where other portals read the taken nights of a villa. Anyone with the key may read; staff can replace it.

/** The callables `icalAddress` and `replaceIcalAddress`, for staff. */
export const icalAddressInputSchema = z.object({ villaId: slugSchema });
export type IcalAddressInput = z.infer<typeof icalAddressInputSchema>;

export const icalAddressAnswerSchema = z.object({ key: z.string() });
export type IcalAddressAnswer = z.infer<typeof icalAddressAnswerSchema>;

/** A key follows. */
export const icalFolder = '/ical/';

/** The path for a portal. A portal with a feed does not get its own stays back. */
export const icalPath = (key: string, feedId?: string): string =>
  `${icalFolder}${key}.ics${feedId === undefined ? '' : `?for=${feedId}`}`;
