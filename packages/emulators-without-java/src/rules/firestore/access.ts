import type { DatabaseId, Document } from '../../model/document.ts';
import { Failure, fail, UNKNOWN } from '../evaluation/failure.ts';
import { Path, typeName } from '../evaluation/values.ts';
import type { RulesItem } from '../evaluation/values.ts';
import type { RulesLookup } from '../types.ts';
import { resourceOf } from './values.ts';

type Functions = ReadonlyMap<string, (values: readonly RulesItem[]) => RulesItem>;

/** Counts the different documents read; one counter can sit inside another (a write inside its commit). */
export class AccessBudget {
  readonly #seen = new Set<string>();
  readonly #limit: number;
  readonly #outer?: AccessBudget | undefined;

  constructor(limit: number, outer?: AccessBudget) {
    this.#limit = limit;
    this.#outer = outer;
  }

  take(key: string): boolean {
    if (this.#seen.has(key)) return true;
    if (this.#seen.size >= this.#limit || this.#outer?.take(key) === false) return false;
    this.#seen.add(key);
    return true;
  }
}

/** `get`, `exists`, `getAfter` and `existsAfter` over the documents. */
export function accessFunctions(
  database: DatabaseId,
  lookup: RulesLookup,
  budget: AccessBudget,
): Functions {
  const reader =
    (name: string, read: (path: string) => Document | undefined, exists: boolean) =>
    (values: readonly RulesItem[]): RulesItem => {
      const path = pathArgument(name, values);
      if (!(path instanceof Path)) return path;
      const relative = relativePath(database, path);
      if (relative === undefined || !budget.take(`${name.endsWith('After')}/${relative}`)) {
        return callError(name, path);
      }
      const document = read(relative);
      return exists ? document !== undefined : resourceOf(database, document);
    };
  const before = (path: string): Document | undefined => lookup.before(path);
  const after = (path: string): Document | undefined => lookup.after(path);
  return new Map([
    ['get', reader('get', before, false)],
    ['exists', reader('exists', before, true)],
    ['getAfter', reader('getAfter', after, false)],
    ['existsAfter', reader('existsAfter', after, true)],
  ]);
}

/** The same functions before anything was loaded: their answers are unknown. */
export const unloadedFunctions: Functions = new Map(
  ['get', 'exists', 'getAfter', 'existsAfter'].map((name) => [
    name,
    (values) => {
      const path = pathArgument(name, values);
      return path instanceof Path ? UNKNOWN : path;
    },
  ]),
);

function pathArgument(name: string, values: readonly RulesItem[]): Path | Failure {
  const [path] = values;
  if (path instanceof Failure || path instanceof Path) return path;
  const received = values.map((value) => (value instanceof Failure ? '?' : typeName(value)));
  return fail(
    `Unsupported operation error. Received: ${name}(${received.join(', ')}). Expected: ${name}(path).`,
  );
}

/** The document's path inside the database; undefined for anything that is not a document of it. */
function relativePath(database: DatabaseId, { segments }: Path): string | undefined {
  const [databases, name, documents, ...rest] = segments;
  return databases === 'databases' &&
    name === database.database &&
    documents === 'documents' &&
    rest.length > 0 &&
    rest.length % 2 === 0
    ? rest.join('/')
    : undefined;
}

function callError(name: string, { segments }: Path): Failure {
  const shown = segments
    .map((segment) => `  segments {\n    simple: ${JSON.stringify(segment)}\n  }\n`)
    .join('');
  return fail(`Service call error. Function: [${name}], Argument: [path_value {\n${shown}}\n].`);
}
