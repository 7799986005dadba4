import { fail } from '../evaluation/failure.ts';
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
    define(['string'], (value) => value),
    define(['int'], String),
    define(['float'], (value) => (Number.isInteger(value) ? value.toFixed(1) : String(value))),
    define(['bool'], String),
    define(['null'], () => 'null'),
    define(['path'], String),
  ],
};

const notANumber = (text: string) => fail(`Number format error. Received: ${text}.`);
