import { bytesLibrary } from './bytes.ts';
import { castLibrary } from './casts.ts';
import type { Overload } from './define.ts';
import { durationLibrary } from './duration.ts';
import { hashingLibrary } from './hashing.ts';
import { latlngLibrary } from './latlng.ts';
import { listLibrary } from './list.ts';
import { mapDiffLibrary, mapLibrary } from './map.ts';
import { mathLibrary } from './math.ts';
import { pathLibrary } from './path.ts';
import { setLibrary } from './set.ts';
import { stringLibrary } from './string.ts';
import { timestampLibrary } from './timestamp.ts';

/** Every function and method of the language; `debug` and the services' own functions are the evaluator's. */
export const library: ReadonlyMap<string, readonly Overload[]> = new Map(
  Object.entries({
    ...stringLibrary,
    ...listLibrary,
    ...setLibrary,
    ...mapLibrary,
    ...mapDiffLibrary,
    ...bytesLibrary,
    ...hashingLibrary,
    ...timestampLibrary,
    ...durationLibrary,
    ...latlngLibrary,
    ...mathLibrary,
    ...pathLibrary,
    ...castLibrary,
  }),
);
export { invoke } from './define.ts';
