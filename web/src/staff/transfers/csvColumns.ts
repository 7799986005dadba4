import { damageCsv } from '../damage/damageCsv.ts';
import { fileColumnsOf } from '../records/fields.tsx';
import { transferFields } from './fields.tsx';

export const transferCsv = [...fileColumnsOf(transferFields), damageCsv];
