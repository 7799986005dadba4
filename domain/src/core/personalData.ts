interface PersonalDataKind {
  what: string;
  /** Whether it is erased when its retention time ends or the guest asks for erasure. */
  erased: 'yes' | 'no' | 'its notes';
}

const kinds = {
  nothing: { what: 'no personal data', erased: 'no' },
  name: { what: 'name of the guest', erased: 'yes' },
  email: { what: 'email address of the guest', erased: 'yes' },
  phone: { what: 'phone number of the guest', erased: 'yes' },
  place: { what: 'where the guest stays, flies or is picked up', erased: 'yes' },
  words: { what: 'free text that somebody wrote', erased: 'yes' },
  link: { what: 'links to all records of the same guest', erased: 'yes' },
  payments: { what: 'payments, with notes of staff', erased: 'its notes' },
  staff: { what: 'which member of staff or crew', erased: 'no' },
} as const satisfies Record<string, PersonalDataKind>;
export type PersonalData = keyof typeof kinds;

export const personalDataKinds: Readonly<Record<PersonalData, PersonalDataKind>> = kinds;

export type PersonalDataOf<Stored> = Readonly<Record<keyof Stored, PersonalData>>;

export const removedText = 'Removed';
