import { collections, editSchema } from '@selasar/domain';
import type { Edit, EditKind } from '@selasar/domain';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import type { QueryConstraint } from 'firebase/firestore';
import type { Collection, Row } from '../../firebase/rows.ts';
import { store } from '../../firebase/store.ts';
import { listenToQuery } from '../../firebase/live/listen.ts';
import { useLive } from '../../firebase/live/useLive.ts';

export type EditRow = Row<Edit>;

const edits: Collection<Edit> = { name: collections.edits, idField: 'id', schema: editSchema };

const useNewest = (key: string, atMost: number, ...which: QueryConstraint[]) =>
  useLive<EditRow[]>(`edits ${key} ${atMost}`, (onData, fail) => {
    const all = collection(store, collections.edits);
    const newest = query(all, ...which, orderBy('at', 'desc'), limit(atMost));
    return listenToQuery(edits, newest)(onData, fail);
  });

/** Edits of one kind, or of all, newest first. */
export const useEdits = (kind: EditKind | undefined, atMost: number) =>
  useNewest(kind ?? 'all', atMost, ...(kind ? [where('kind', '==', kind)] : []));

/** Edits of one object by its path, newest first. */
export const useEditsOf = (path: string, atMost: number) =>
  useNewest(`of ${path}`, atMost, where('of', '==', path));
