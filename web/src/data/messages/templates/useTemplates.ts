import {
  collections,
  situations,
  standardTemplates,
  templateSchema,
  templateVersion,
} from '@selasar/domain';
import type { Situation, Template } from '@selasar/domain';
import { collection, limit, query } from 'firebase/firestore';
import type { QuerySnapshot } from 'firebase/firestore';
import { toRow } from '../../firebase/rows.ts';
import type { Collection, Row } from '../../firebase/rows.ts';
import { store } from '../../firebase/store.ts';
import { listenToFound } from '../../firebase/live/listen.ts';
import { useLive } from '../../firebase/live/useLive.ts';

/** A template as staff edit it. */
export interface StoredTemplate {
  situation: Situation;
  /** The standard template if none was saved, or the saved one is invalid. */
  text: string;
  /** Its version; null if none was saved. */
  version: number | null;
  byName: string | undefined;
  updatedAt: Date | undefined;
}

const templates: Collection<Template> = {
  name: collections.templates,
  idField: 'situation',
  schema: templateSchema,
};

const read = ({ docs }: QuerySnapshot): StoredTemplate[] =>
  situations.map((situation) => {
    const found = docs.find(({ id }) => id === situation);
    const row: Partial<Row<Template>> = found ? toRow(templates, found) : {};
    const { text = standardTemplates[situation], byName, updatedAt } = row;
    return { situation, text, version: templateVersion(updatedAt), byName, updatedAt };
  });

/** Follows the templates of all situations. */
export const useTemplates = () =>
  useLive<StoredTemplate[]>(collections.templates, (onData, fail) => {
    const source = query(collection(store, collections.templates), limit(situations.length));
    return listenToFound(source)((found) => onData(read(found)), fail);
  });
