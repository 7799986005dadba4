import type { UndoChangeInput } from '@selasar/domain/requests';
import { staffApi } from '../../../data/api.ts';
import { confirmOutcome } from '../../../data/firebase/live/confirmOutcome.ts';
import { readCurrentRecord } from '../../../data/requests/readCurrentRecord.ts';
import { explain, explainFound } from './explain.ts';
import type { Problem } from './explain.ts';

/** The change left the status `to`. Returns why the undo failed, if so. */
export async function undoChange(
  { to, ...change }: UndoChangeInput & { to: string },
  onUnsure: () => void,
  server = { undo: staffApi.undoChange, read: readCurrentRecord },
): Promise<Problem | undefined> {
  const readBack = () => server.read(change.kind, change.id);
  try {
    const outcome = await confirmOutcome({
      act: () => server.undo(change),
      readBack,
      hasChanged: ({ status, last }) => status !== to || last?.undoes === change.eventId,
      onUnsure,
    });
    if ('answer' in outcome || outcome.found.last?.undoes === change.eventId) return undefined;
    return explainFound(outcome.found, to);
  } catch (error) {
    return explain(error, readBack);
  }
}
