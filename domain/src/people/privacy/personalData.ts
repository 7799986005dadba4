// What a field tells of a person. Beside each schema with personal data a record says it of every field.

/** `goes`: what becomes of it once its time is over, or the guest asks to be forgotten. */
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

/** What is said of each field of a schema. */
export type PersonalDataOf<Stored> = Readonly<Record<keyof Stored, PersonalData>>;

/** What stands in the place of a name, or of another text that a record cannot be without, once it is gone. */
export const removedText = 'Removed';
