import type { Invalidity } from '../../../data/firebase/rows.ts';

const fieldLabel = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const listed = (fields: readonly string[]): string => fields.map(fieldLabel).join(', ');

export const describeInvalid = ({ missing, invalid }: Invalidity): string =>
  [
    missing.length > 0 ? `Missing: ${listed(missing)}.` : '',
    invalid.length > 0 ? `Not readable: ${listed(invalid)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
