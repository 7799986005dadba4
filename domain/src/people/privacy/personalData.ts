// Kinds of personal data in fields. Each schema with personal data has a record that classifies every field.

/** `goes`: what happens to it when its retention time ends or the guest asks for erasure. */
const tellings = {
  nothing: { what: 'nothing of a person', goes: 'no' },
  name: { what: 'who the guest is', goes: 'yes' },
  email: { what: 'where the guest is written to', goes: 'yes' },
  phone: { what: 'where the guest is called', goes: 'yes' },
  place: { what: 'where the guest stays, flies or is picked up', goes: 'yes' },
  words: { what: 'what somebody wrote or asked in their own words', goes: 'yes' },
  link: { what: 'leads to all that belongs to the same guest', goes: 'yes' },
  payments: { what: 'money that came in, with a note of the staff', goes: 'its notes' },
  staff: { what: 'who of the staff or crew it was', goes: 'no' },
} as const satisfies Record<string, { what: string; goes: 'yes' | 'no' | 'its notes' }>;
export type PersonalData = keyof typeof tellings;

export const personalDataOf = (
  tells: PersonalData,
): { what: string; goes: 'yes' | 'no' | 'its notes' } => tellings[tells];

/** The classification of each field of a schema. */
export type PersonalDataOf<Stored> = Readonly<Record<keyof Stored, PersonalData>>;

/** Replaces a removed name, or another removed text that a record requires. */
export const removedText = 'Removed';
