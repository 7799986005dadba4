import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../scripts/suite/root.ts';

/** '3' or '3 + 1': presses, and the fields that are filled in. */
const counted = (text = '') => {
  const [presses = Number.NaN, fields = 0] = text.split('+').map(Number);
  return { presses, fields };
};
/** The table of docs/staff-tasks.md. */
export const taskRows = () =>
  readFileSync(path.join(ROOT, 'docs/staff-tasks.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((text) => text.trim()))
    .filter(([, , limit]) => /^\d/.test(limit ?? ''))
    .map(([, , limit = '', laptop, phone, test = '']) => ({
      limit,
      laptop: counted(laptop),
      phone: counted(phone),
      test: test.replaceAll('`', ''),
    }));
