import { z } from 'zod';
import { weekdays } from '../core/openingHours.ts';

/** Most letters of a name: a bar on a narrow phone has no room for more. */
export const longestName = 40;

const words = z.string().trim().min(1, 'Write a word or more.');
// What would break the header of a mail, or a line of a calendar, is in no name.
const line = words.regex(/^[^\r\n<>"\\]+$/, 'Write it in one line, without < > " and \\.');
const phone = z
  .string()
  .regex(/^\+[1-9]\d{0,2}( \d+)+$/, "Write it with + and the country code, as '+62 361 555 0123'.");
const email = z.email("Write it as 'hello@example.com'.");
const year = z.int('Write a year, as 2010.').min(1900).max(2100);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Write it as '09:00'.");
const day = z.enum(weekdays);

export const networks = ['Facebook', 'Instagram', 'YouTube'] as const;
export type Network = (typeof networks)[number];

export const companySchema = z.strictObject({
  name: line.max(longestName, `Use at most ${longestName} letters.`),
  founded: year,
  address: z.strictObject({
    street: line,
    locality: line,
    region: line,
    postalCode: line,
    country: line,
    countryCode: z.string().regex(/^[A-Z]{2}$/, "Write the two letters of the country, as 'ID'."),
  }),
  phone,
  whatsApp: phone.optional(),
  email,
  staffEmail: email,
  openingHours: z.array(
    z
      .strictObject({
        first: day,
        last: day,
        open: z.strictObject({ from: time, to: time }).optional(),
      })
      .refine(({ first, last }) => weekdays.indexOf(first) <= weekdays.indexOf(last), {
        error: 'The first day has to come before the last; a week begins with Mon.',
      })
      .refine(({ open }) => !open || open.from < open.to, {
        error: 'It has to open before it closes.',
      }),
  ),
  socials: z.array(
    z.strictObject({
      network: z.enum(networks),
      address: z.string().regex(/^(#|https:\/\/[^\s<>"]+)$/, "Write it as 'https://…', or '#'."),
    }),
  ),
});
export type Company = z.input<typeof companySchema>;
