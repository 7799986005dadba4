import { z } from 'zod';
import type { Stay } from '../../core/stays.ts';
import { slugSchema } from '../../core/slug.ts';

// The address where other portals read the taken nights of a villa. Anyone with the key may read; staff can replace it.

export const icalAddressInputSchema = z.object({ villaId: slugSchema });
export type IcalAddressInput = z.infer<typeof icalAddressInputSchema>;

export const icalAddressAnswerSchema = z.object({ key: z.string() });
export type IcalAddressAnswer = z.infer<typeof icalAddressAnswerSchema>;

/** What each feed's portal has fetched, as 'first-night check-out'. */
export const givenSchema = z.object({
  given: z.record(z.string(), z.array(z.string())).optional(),
});
const separator = ' ';
export const givenText = ({ startDate, endDate }: Stay): string =>
  `${startDate}${separator}${endDate}`;
export function givenStay(text: string): Stay {
  const [startDate = '', endDate = ''] = text.split(separator);
  return { startDate, endDate };
}

export const icalFolder = '/ical/';

/** A portal with a feed does not get its own stays back. */
export const icalPath = (key: string, feedId?: string): string =>
  `${icalFolder}${key}.ics${feedId === undefined ? '' : `?for=${feedId}`}`;
