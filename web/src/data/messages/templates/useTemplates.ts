import {
  collections,
  situations,
  standardTemplates,
  templateSchema,
  templateVersion,
} from '@selasar/domain';
import type { Situation, Template } from '@selasar/domain';
import { limit } from 'firebase/firestore';
import { useMemo } from 'react';
import type { Live } from '../../firebase/live/useLive.ts';
import { useWatchedList } from '../../firebase/reactfire/useWatchedList.ts';
import { isWhole } from '../../firebase/rows.ts';
import type { Collection, Row } from '../../firebase/rows.ts';

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

/** A row of a template that does not match its schema has its id, but not the field. */
const situationOf = (row: Row<Template>): string => (isWhole(row) ? row.situation : row.id);

const read = (rows: readonly Row<Template>[]): StoredTemplate[] =>
  situations.map((situation) => {
    const row: Partial<Row<Template>> = rows.find((one) => situationOf(one) === situation) ?? {};
    const { text = standardTemplates[situation], byName, updatedAt } = row;
    return { situation, text, version: templateVersion(updatedAt), byName, updatedAt };
  });

/** Follows the templates of all situations. */
export function useTemplates(): Live<StoredTemplate[]> & { retry: () => void } {
  const live = useWatchedList(templates, limit(situations.length));
  const rows = live.status === 'success' ? live.data : undefined;
  const data = useMemo(() => read(rows ?? []), [rows]);
  return live.status === 'success' ? { ...live, data } : live;
}
