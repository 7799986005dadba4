import { collections } from '@selasar/domain/core';
import {
  standardTemplates,
  type Template,
  templateSchema,
  templateVersion,
  type FactsBeside,
  openIn,
} from '@selasar/domain/mail';
import { type Situation, situations } from '@selasar/domain/requests';
import { limit } from 'firebase/firestore';
import { useMemo } from 'react';
import { crewMemberSchema } from '@selasar/domain/crew';
import type { Watched } from '../firebase/live/useLive.ts';
import { useWatchedList } from '../firebase/live/watched.ts';
import { type Collection, isValid, type Row } from '../firebase/rows.ts';
import { staffApi } from '../api.ts';
import { readDocument } from '../firebase/lite.ts';
import { confirmed } from '../firebase/live/confirmOutcome.ts';
import { withDeadline } from '../firebase/failure.ts';

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

const textsIn = (rows: readonly Row<Template>[]): StoredTemplate[] =>
  situations.map((situation) => {
    const row: Partial<Row<Template>> = rows.find((one) => situationOf(one) === situation) ?? {};
    const { text = standardTemplates[situation], byName, updatedAt } = row;
    return { situation, text, version: templateVersion(updatedAt), byName, updatedAt };
  });

export function useTemplates(): Watched<StoredTemplate[]> {
  const live = useWatchedList(templates, limit(situations.length));
  const rows = live.status === 'success' ? live.data : undefined;
  const data = useMemo(() => textsIn(rows ?? []), [rows]);
  return live.status === 'success' ? { ...live, data } : live;
}

export const saveTemplate = confirmed(staffApi.saveTemplate, async ({ situation, text }) => {
  const stored: unknown = (await readDocument(collections.templates, situation)).get('text');
  return (stored ?? standardTemplates[situation]) === text;
});

const timeoutMs = 8000;

interface MessageContext {
  situation: Situation;
  driverId?: string | undefined;
  tripId?: string | undefined;
}

interface ForGuestMessage extends Pick<FactsBeside, 'driver'> {
  template: string;
  /** Undefined if the template does not need it or it could not be read. */
  tripKey: string | undefined;
}

/** At most two reads, plus the trip key if the template uses it. */
export const readForGuestMessage = (context: MessageContext): Promise<ForGuestMessage> =>
  withDeadline(read(context), timeoutMs);

async function read({ situation, driverId, tripId }: MessageContext): Promise<ForGuestMessage> {
  const [stored, driver] = await Promise.all([
    readDocument(collections.templates, situation),
    driverId === undefined ? undefined : readDocument(collections.crew, driverId),
  ]);
  const text: unknown = stored.get('text');
  const template = typeof text === 'string' ? text : standardTemplates[situation];
  const needsKey = tripId !== undefined && openIn(template).includes('tripLink');
  return {
    template,
    driver: crewMemberSchema.pick({ name: true, phone: true }).safeParse(driver?.data()).data,
    tripKey: needsKey
      ? await staffApi.tripAddress({ tripId }).then(
          ({ key }) => key,
          () => undefined,
        )
      : undefined,
  };
}
