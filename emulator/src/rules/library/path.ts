import { fail } from '../evaluation/failure.ts';
import { Path } from '../evaluation/values.ts';
import { define } from './define.ts';
import type { Library } from './define.ts';

export const pathLibrary: Library = {
  path: [define(['string'], (text) => Path.parse(text))],
  'path.bind': [
    define(['path', 'map'], (path, values) => {
      const segments: string[] = [];
      for (const segment of path.segments) {
        const name = /^\{(.*)\}$/u.exec(segment)?.[1] ?? /^\$\((.*)\)$/u.exec(segment)?.[1];
        const value = name === undefined ? segment : values.get(name);
        if (value === undefined) return fail(`Property ${name} is undefined on object.`);
        if (value instanceof Path) segments.push(...value.segments);
        else if (typeof value === 'string') segments.push(value);
        else return fail('Unsupported operation error. Only strings and paths can be bound.');
      }
      return new Path(segments);
    }),
  ],
};
