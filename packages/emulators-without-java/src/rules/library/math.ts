import { integer } from '../evaluation/operators.ts';
import { fail } from '../evaluation/failure.ts';
import type { RulesItem } from '../evaluation/values.ts';
import { define } from './define.ts';
import type { Library, Overload } from './define.ts';

const rounded = (round: (value: number) => number): Overload[] => [
  define(['int'], (value) => value),
  define(['float'], (value) => toInteger(round(value))),
];

/** A float without fraction as an integer. */
export function toInteger(value: number): RulesItem {
  return Number.isFinite(value)
    ? integer(BigInt(value))
    : fail(`Unsupported operation error. ${value} is not an integer.`);
}

export const mathLibrary: Library = {
  'math.abs': [
    define(['int'], (value) => integer(value < 0n ? -value : value)),
    define(['float'], (value) => Math.abs(value)),
  ],
  'math.ceil': rounded(Math.ceil),
  'math.floor': rounded(Math.floor),
  // Half away from zero.
  'math.round': rounded((value) => Math.sign(value) * Math.round(Math.abs(value))),
  'math.sqrt': [define(['number'], (value) => Math.sqrt(Number(value)))],
  'math.pow': [define(['number', 'number'], (base, power) => Number(base) ** Number(power))],
  'math.isNaN': [define(['number'], (value) => Number.isNaN(value))],
};
