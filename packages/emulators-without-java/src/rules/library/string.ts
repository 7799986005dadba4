import { Bytes } from '../../model/value.ts';
import { Failure } from '../evaluation/failure.ts';
import { bounded } from '../evaluation/size.ts';
import { define } from './define.ts';
import type { Library } from './define.ts';
import { regex } from './regex.ts';

export const stringLibrary: Library = {
  'string.size': [define(['string'], (text) => BigInt(text.length))],
  'string.lower': [define(['string'], (text) => text.toLowerCase())],
  'string.upper': [define(['string'], (text) => text.toUpperCase())],
  'string.trim': [define(['string'], (text) => text.trim())],
  'string.toUtf8': [define(['string'], (text) => new Bytes(new TextEncoder().encode(text)))],
  'string.matches': [
    define(['string', 'string'], (text, pattern) => {
      const expression = regex(pattern);
      return expression instanceof Failure ? expression : expression.matches(text);
    }),
  ],
  'string.replace': [
    define(['string', 'string', 'string'], (text, pattern, replacement) => {
      const expression = regex(pattern);
      if (expression instanceof Failure) return expression;
      return bounded(expression.matcher(text).replaceAll(replacement));
    }),
  ],
  'string.split': [
    define(['string', 'string'], (text, pattern) => {
      const expression = regex(pattern);
      return expression instanceof Failure ? expression : expression.split(text);
    }),
  ],
};
