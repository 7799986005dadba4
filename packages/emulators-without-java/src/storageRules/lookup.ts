import { Failure, fail } from '../rules/evaluation/failure.ts';
import { Path } from '../rules/evaluation/values.ts';
import type { RulesItem, RulesMap } from '../rules/evaluation/values.ts';

/** Different Firestore documents one request may look at; the official limit. */
const MAX_DOCUMENTS = 2;

/** Thrown out of an evaluation that needs a document first. It runs again once the document is there. */
export class DocumentNeeded extends Error {
  constructor(readonly path: string) {
    super(`${path} is needed.`);
  }
}

/** The Firestore documents of one request. A document that is missing is undefined. */
export class FirestoreLookup {
  readonly #documents = new Map<string, RulesMap | undefined>();

  add(path: string, document: RulesMap | undefined): void {
    this.#documents.set(path, document);
  }

  readonly functions = new Map([
    ['firestore.get', this.#reader((document) => document ?? null)],
    ['firestore.exists', this.#reader((document) => document !== undefined)],
  ]);

  #reader(answer: (document: RulesMap | undefined) => RulesItem) {
    return ([path]: readonly RulesItem[]): RulesItem => {
      if (path instanceof Failure) return path;
      if (!(path instanceof Path)) {
        return fail('Unsupported operation error. Firestore documents are named by a path.');
      }
      const key = path.toString();
      if (this.#documents.has(key)) return answer(this.#documents.get(key));
      if (this.#documents.size >= MAX_DOCUMENTS) {
        return fail(`At most ${MAX_DOCUMENTS} Firestore documents can be read by one request.`);
      }
      throw new DocumentNeeded(key);
    };
  }
}
