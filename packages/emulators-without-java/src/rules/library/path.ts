import { Failure, fail } from '../evaluation/failure.ts';
import { Path, segmentsOf, typeName } from '../evaluation/values.ts';
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
        if (value instanceof Failure) return value;
        const added = segmentsOf(value);
        if (added === undefined) {
          return fail(`Unsupported operation error. Received: path with ${typeName(value)}.`);
        }
        segments.push(...added);
      }
      return new Path(segments);
    }),
  ],
};
