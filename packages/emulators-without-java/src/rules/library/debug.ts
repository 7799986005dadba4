import { encode } from '../encode.ts';
import { fail } from '../evaluation/failure.ts';
import type { RulesItem } from '../evaluation/values.ts';

/** `debug(x)`: prints x and answers it. Only local engines know it. */
export function debug(values: readonly RulesItem[]): RulesItem {
  const [value] = values;
  if (value === undefined || values.length > 1) {
    return fail('Incorrect number of arguments supplied to function: debug.');
  }
  process.stdout.write(`debug: ${JSON.stringify(encode(value))}\n`);
  return value;
}
