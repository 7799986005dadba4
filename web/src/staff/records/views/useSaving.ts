import { toast } from 'sonner';
import { deleteView, storeView } from '../../../data/records/views/storeView.ts';
import type { SavedView, ViewedList } from '../../../data/records/views/savedView.ts';
import { reasonOf } from '../../common/reasonOf.ts';
import { notArrived, notifyUnsure } from '../../common/unsure.ts';
import type { ListViews } from './useListViews.ts';

/** Runs it, and reports a failure. Resolves to whether it succeeded. */
async function runSave(failed: string, work: () => Promise<boolean>): Promise<boolean> {
  try {
    if (await work()) return true;
    toast.error(failed, { description: notArrived });
  } catch (error) {
    toast.error(failed, { description: reasonOf(error) });
  }
  return false;
}

/** The actions for the views of a list. */
export function useSaving(list: ViewedList, { uid, query, current, call }: ListViews) {
  const store = (view: SavedView) =>
    runSave('Failed to save the view', () =>
      storeView(uid, view, notifyUnsure(`“${view.name}” is saved`)),
    );
  return {
    save: async (name: string) => {
      const view = { id: crypto.randomUUID(), v: 1, list, name, query, at: Date.now() } as const;
      if (await store(view)) call(view.id);
    },
    rename: (name: string) => current && store({ ...current, name }),
    update: () => current && store({ ...current, query }),
    remove: async () => {
      if (!current) return;
      const { id, name } = current;
      const isDone = await runSave('Failed to delete the view', () =>
        deleteView(uid, id, notifyUnsure(`“${name}” is deleted`)),
      );
      if (isDone) call(undefined);
    },
  };
}
