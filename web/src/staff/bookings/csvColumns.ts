import { damageCsv } from '../damage/damageCsv.ts';
import { fileColumnsOf } from '../records/fields.tsx';
import { bookingFields } from './fields.tsx';

export const bookingCsv = [...fileColumnsOf(bookingFields), damageCsv];
