import { z } from 'zod';
import { civilDateSchema, instantSchema } from '../core/schemas.ts';
import { limits } from '../core/limits.ts';
import { staffPhoneSchema } from '../core/phone.ts';
import { problem } from '../core/problem.ts';
import { emailSchema, lineSchema } from '../core/text.ts';
import { allOf, type PersonalDataOf } from '../core/fieldTable.ts';

/** ISO 639-1 codes of the languages that guests of Bali speak. */
export const crewLanguages: readonly string[] =
  'ar cs da de en es fi fr hi id it ja ko ms nb nl pl pt ru sv th tr uk vi zh'.split(' ');
const languageSchema = z.string().refine((code) => crewLanguages.includes(code));

/** Without the driver's seat. */
export const crewSeats = { min: 1, max: 20, initial: 4 };

export const maxDaysOff = 120;

export const crewRoles = ['driver', 'guide'] as const;
export const crewRoleSchema = z.enum(crewRoles);
export type CrewRole = z.infer<typeof crewRoleSchema>;

export const crewFields = z.object({
  name: lineSchema().min(1, problem('crew-name-missing')).max(limits.name),
  phone: staffPhoneSchema().min(1, problem('crew-phone-missing')),
  /** '' is none: then nobody mails them their jobs. Absent in a form that was opened before there was one. */
  email: emailSchema().optional(),
  languages: z.array(languageSchema).max(crewLanguages.length),
  drives: z.boolean(),
  guides: z.boolean(),
  seats: z.number().int().min(crewSeats.min).max(crewSeats.max),
  daysOff: z.array(civilDateSchema).max(maxDaysOff),
  /** Former crew members are kept: past jobs name them. */
  active: z.boolean(),
});

export const hasRole = ({ drives, guides }: { drives: boolean; guides: boolean }) =>
  drives || guides;
export const roleMissing = { ...problem('crew-role-missing'), path: ['drives'] };

export const crewFormSchema = crewFields.refine(hasRole, roleMissing);
export type CrewForm = z.infer<typeof crewFormSchema>;

export const crewMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string().optional(),
  languages: z.array(z.string()).default([]),
  drives: z.boolean(),
  guides: z.boolean(),
  seats: z.number().int().optional(),
  daysOff: z.array(civilDateSchema).default([]),
  active: z.boolean().default(true),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type CrewMember = z.infer<typeof crewMemberSchema>;

export const canBe = (
  { drives, guides }: Pick<CrewMember, 'drives' | 'guides'>,
  role: CrewRole,
): boolean => (role === 'driver' ? drives : guides);

export const crewPersonalData: PersonalDataOf<CrewMember> = {
  ...allOf('nothing', ['id', 'drives', 'guides', 'seats', 'active', 'createdAt', 'updatedAt']),
  ...allOf('staff', ['name', 'phone', 'email', 'languages', 'daysOff']),
};
