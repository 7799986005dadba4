import { z } from 'zod';
import { slugSchema } from '../../core/slug.ts';

// Where other portals read when a villa is taken. Whoever knows the key may read; staff can replace it.

/** The callables `icalAddress` and `replaceIcalAddress`, for staff. */
export const icalAddressInputSchema = z.object({ villaId: slugSchema });
export type IcalAddressInput = z.infer<typeof icalAddressInputSchema>;

export const icalAddressAnswerSchema = z.object({ key: z.string() });
export type IcalAddressAnswer = z.infer<typeof icalAddressAnswerSchema>;

/** What follows is a key. */
export const icalFolder = '/ical/';

/** The path for a portal. One that has a feed of its own does not read its own stays again. */
export const icalPath = (key: string, feedId?: string): string =>
  `${icalFolder}${key}.ics${feedId === undefined ? '' : `?for=${feedId}`}`;
