import { collections, pathOf } from '@selasar/domain/core';
import {
  type SaveTemplateInput,
  standardTemplates,
  type Template,
  templateSchema,
  templateVersion,
} from '@selasar/domain/mail';
import { type Situation, situations } from '@selasar/domain/requests';
import { limit } from 'firebase/firestore';
import { useMemo } from 'react';
import type { Live } from '../firebase/live/useLive.ts';
import { useWatchedList } from '../firebase/reactfire/watched.ts';
import { type Collection, isValid, type Row } from '../firebase/rows.ts';
import { doc, getDoc } from 'firebase/firestore/lite';
import { staffApi } from '../api.ts';
import { firestore } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';

export interface StoredTemplate {
  situation: Situation;
  text: string;
  /** Null if none was saved. */
  version: number | null;
  byName: string | undefined;
  updatedAt: Date | undefined;
}

const templates: Collection<Template> = {
  name: collections.templates,
  idField: 'situation',
  schema: templateSchema,
};

const situationOf = (row: Row<Template>): string => (isValid(row) ? row.situation : row.id);

const read = (rows: readonly Row<Template>[]): StoredTemplate[] =>
  situations.map((situation) => {
    const row: Partial<Row<Template>> = rows.find((one) => situationOf(one) === situation) ?? {};
    const { text = standardTemplates[situation], byName, updatedAt } = row;
    return { situation, text, version: templateVersion(updatedAt), byName, updatedAt };
  });

export function useTemplates(): Live<StoredTemplate[]> & { retry: () => void } {
  const live = useWatchedList(templates, limit(situations.length));
  const rows = live.status === 'success' ? live.data : undefined;
  const data = useMemo(() => read(rows ?? []), [rows]);
  return live.status === 'success' ? { ...live, data } : live;
}

/** Resolves to false if the server did not apply it. */
export const saveTemplate = (input: SaveTemplateInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => staffApi.saveTemplate(input),
    readBack: async () => {
      const reference = doc(await firestore(), pathOf(collections.templates, input.situation));
      const text: unknown = (await getDoc(reference)).get('text');
      return (text ?? standardTemplates[input.situation]) === input.text;
    },
    onUnsure,
  });
