import { z } from 'zod';
import { weekdays } from './weekdays.ts';
import { hints } from './hints.ts';

/** The longest name: the app bar on a narrow phone has no room for more characters. */
const longestName = 40;

const words = z.string().trim().min(1, hints.words);
// Excludes characters that would break a mail header or a line of a calendar.
const line = words.regex(/^[^\r\n<>"\\]+$/, hints.line);
const phone = z.string().regex(/^\+[1-9]\d{0,2}( \d+)+$/, hints.phone);
const email = z.email(hints.email);
const year = z.int(hints.year).min(1900, hints.year).max(2100, hints.year);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, hints.time);
const day = z.enum(weekdays);

const networks = ['Facebook', 'Instagram', 'YouTube'] as const;

export const companySchema = z.strictObject({
  name: line.max(longestName, hints.name(longestName)),
  founded: year,
  address: z.strictObject({
    street: line,
    locality: line,
    region: line,
    postalCode: line,
    country: line,
    countryCode: z.string().regex(/^[A-Z]{2}$/, hints.countryCode),
  }),
  phone,
  whatsApp: phone.optional(),
  email,
  staffEmail: email,
  companyNumber: line.optional(),
  license: line.optional(),
  openingHours: z.array(
    z
      .strictObject({
        first: day,
        last: day,
        open: z.strictObject({ from: time, to: time }).optional(),
      })
      .refine(({ first, last }) => weekdays.indexOf(first) <= weekdays.indexOf(last), {
        error: hints.days,
      })
      .refine(({ open }) => !open || open.from < open.to, {
        error: hints.hours,
      }),
  ),
  answerHours: z
    .int(hints.answerHours)
    .min(0, hints.answerHours)
    .max(72, hints.answerHours)
    .optional(),
  transferCancellationHours: z
    .int(hints.transferCancellationHours)
    .min(0, hints.transferCancellationHours)
    .max(168, hints.transferCancellationHours)
    .optional(),
  socials: z.array(
    z.strictObject({
      network: z.enum(networks),
      address: z.string().regex(/^(#|https:\/\/[^\s<>"]+)$/, hints.address),
    }),
  ),
});
export type Company = z.input<typeof companySchema>;
