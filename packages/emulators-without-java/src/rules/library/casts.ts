import { fail } from '../evaluation/failure.ts';
import { textOf } from '../evaluation/values.ts';
import { define } from './define.ts';
import type { Library } from './define.ts';
import { integer } from '../evaluation/operators.ts';
import { toInteger } from './math.ts';

export const castLibrary: Library = {
  int: [
    define(['int'], (value) => value),
    define(['float'], (value) => toInteger(Math.trunc(value))),
    define(['string'], (text) =>
      /^[+-]?\d+$/u.test(text) ? integer(BigInt(text.replace(/^\+/u, ''))) : notANumber(text),
    ),
  ],
  float: [
    define(['number'], Number),
    define(['string'], (text) =>
      /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/u.test(text) ? Number(text) : notANumber(text),
    ),
  ],
  string: [
    ...(['string', 'int', 'float', 'bool'] as const).map((type) =>
      define([type], (value) => textOf(value)),
    ),
    define(['null'], () => 'null'),
    define(['path'], String),
  ],
};

const notANumber = (text: string) => fail(`Number format error. Received: ${text}.`);
