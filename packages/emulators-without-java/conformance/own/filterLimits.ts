/** How many values and alternatives filters take, and which do not go together. */
import { find, refused, where } from './helpers/requests.ts';
import type { Where } from './helpers/requests.ts';
import { table } from './helpers/table.ts';
import type { Case } from './helpers/table.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const any = (count: number): Where => ({
  or: numbers(count).map((n) => ['n', '==', n] as const),
});

export const cases: readonly Case[] = table({}, [
  ['30 values are enough for an in', find(where('n', 'in', numbers(30))), []],
  [
    '31 values are too many for an in',
    find(where('n', 'in', numbers(31))),
    refused('INVALID_ARGUMENT', "'IN' supports up to 30 comparison values."),
  ],
  [
    '30 values are enough for array-contains-any',
    find(where('n', 'contains any', numbers(30))),
    [],
  ],
  [
    '31 values are too many for array-contains-any',
    find(where('n', 'contains any', numbers(31))),
    refused('INVALID_ARGUMENT'),
  ],
  ['10 values are enough for a not-in', find(where('n', 'not in', numbers(10))), []],
  [
    '11 values are too many for a not-in',
    find(where('n', 'not in', numbers(11))),
    refused('INVALID_ARGUMENT', "'NOT_IN' supports up to 10 comparison values."),
  ],
  [
    'an in needs a value',
    find(where('n', 'in', [])),
    refused('INVALID_ARGUMENT', "'IN' requires an non-empty ArrayValue."),
  ],
  [
    'an in needs an array',
    find(where('n', 'in', 1)),
    refused('INVALID_ARGUMENT', "'IN' requires an ArrayValue."),
  ],
  ['30 alternatives are enough', find({ where: any(30) }), []],
  ['31 alternatives are too many', find({ where: any(31) }), refused('INVALID_ARGUMENT')],
  [
    'alternatives multiply',
    find({
      where: {
        and: [
          ['n', 'in', numbers(6)],
          ['m', 'in', numbers(6)],
        ],
      },
    }),
    refused(
      'INVALID_ARGUMENT',
      'Too many disjunctions after normalization. Result had 36 disjunctions which is more than the maximum of 30',
    ),
  ],
  [
    'unequal and not-in do not go together',
    find({
      where: {
        and: [
          ['n', '!=', 1],
          ['m', 'not in', [1]],
        ],
      },
    }),
    refused('INVALID_ARGUMENT'),
  ],
  [
    'not-in does not go with in',
    find({
      where: {
        and: [
          ['n', 'not in', [1]],
          ['m', 'in', [1]],
        ],
      },
    }),
    refused('INVALID_ARGUMENT'),
  ],
  [
    'a field needs a name',
    find(where('', '==', 1)),
    refused('INVALID_ARGUMENT', 'Invalid empty property path string.'),
  ],
  [
    'an operator needs to be known',
    find(where('n', 'LIKE', 1)),
    refused('INVALID_ARGUMENT', "Payload isn't valid for request."),
  ],
]);
