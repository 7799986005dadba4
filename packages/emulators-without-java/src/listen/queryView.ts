import type { Timestamp } from '../model/timestamp.ts';
import { runQuery } from '../query/index.ts';
import type { Query } from '../query/index.ts';
import type { Commit, DocumentChange, Reader } from '../store/types.ts';
import { queryScope } from './scope.ts';
import { mergeCommits } from './view.ts';
import type { View, ViewChange } from './view.ts';

/** All results of a query: each document is in view or not by itself, so nothing needs to be kept. */
export class QueryView implements View {
  readonly scopes: readonly string[];
  readonly #reader: Reader;
  readonly #query: Query;

  constructor(reader: Reader, query: Query) {
    this.#reader = reader;
    this.#query = query;
    this.scopes = [queryScope(query)];
  }

  current(): ViewChange[] {
    return runQuery(this.#reader, this.#query).map((document) => ({ kind: 'shown', document }));
  }

  apply(changes: readonly DocumentChange[]): ViewChange[] {
    return changes.flatMap((change) => this.#changeOf(change) ?? []);
  }

  since(_time: Timestamp, commits: readonly Commit[]): ViewChange[] {
    return this.apply(mergeCommits(commits));
  }

  #changeOf({ path, before, after }: DocumentChange): ViewChange | undefined {
    if (after !== undefined && this.#query.matches(after)) {
      return { kind: 'shown', document: this.#query.project(after) };
    }
    if (before === undefined || !this.#query.matches(before)) return undefined;
    return after === undefined
      ? { kind: 'deleted', path }
      : { kind: 'left', document: this.#query.project(after), isNew: true };
  }
}
