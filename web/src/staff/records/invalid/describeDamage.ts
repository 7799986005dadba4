import type { Damage } from '../../../data/firebase/rows.ts';

/** 'customerName' as one says it. */
const spoken = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const listed = (fields: readonly string[]): string => fields.map(spoken).join(', ');

/** What is wrong with a record, for those who work with it. */
export const describeDamage = ({ missing, invalid }: Damage): string =>
  [
    missing.length > 0 ? `Missing: ${listed(missing)}.` : '',
    invalid.length > 0 ? `Not readable: ${listed(invalid)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
