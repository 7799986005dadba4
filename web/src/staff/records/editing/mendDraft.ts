import { readStored, removeStored, store } from '../../common/browserStorage.ts';
import { guestDraftName } from '../../common/guestDrafts.ts';

/** What somebody typed and has neither saved nor given up, and what was stored when they began. */
export interface EditDraft<Form> {
  form: Form;
  base: Form;
}

/** Of one person and one record. */
export const editDraftName = (uid: string, id: string): string => guestDraftName(uid, `mend ${id}`);

export const keepEditDraft = (name: string, draft: EditDraft<unknown>): void =>
  store(name, JSON.stringify(draft));
export const dropEditDraft = (name: string): void => removeStored(name);

/** Undefined when there is none, or it cannot be read. */
export function readEditDraft<Form extends object>(
  name: string,
  empty: Form,
): EditDraft<Form> | undefined {
  try {
    const { form, base } = JSON.parse(readStored(name) ?? '') as EditDraft<Form>;
    return { form: { ...empty, ...form }, base: { ...empty, ...base } };
  } catch {
    return undefined;
  }
}
