import type { Commit, DocumentChange, Reader } from '../store/types.ts';
import type { Timestamp } from '../model/timestamp.ts';
import { documentScope } from './scope.ts';
import { mergeCommits } from './view.ts';
import type { View, ViewChange } from './view.ts';

/** Documents listened to by name, whether they exist or not. */
export class DocumentsView implements View {
  readonly scopes: readonly string[];
  readonly #reader: Reader;
  readonly #paths: ReadonlySet<string>;

  constructor(reader: Reader, paths: readonly string[]) {
    this.#reader = reader;
    this.#paths = new Set(paths);
    this.scopes = [...this.#paths].map(documentScope);
  }

  current(): ViewChange[] {
    return [...this.#paths].map((path) => {
      const document = this.#reader.get(path);
      return document === undefined ? { kind: 'deleted', path } : { kind: 'shown', document };
    });
  }

  apply(changes: readonly DocumentChange[]): ViewChange[] {
    return changes
      .filter(({ path }) => this.#paths.has(path))
      .map(({ path, after }) =>
        after === undefined ? { kind: 'deleted', path } : { kind: 'shown', document: after },
      );
  }

  since(_time: Timestamp, commits: readonly Commit[]): ViewChange[] {
    return this.apply(mergeCommits(commits));
  }
}
