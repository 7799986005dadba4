import { readStored, removeStored, store } from '../../common/browserStorage.ts';
import { guestDraftName } from '../../common/guestDrafts.ts';

/** What somebody typed and has neither saved nor given up, and what was stored when they began. */
export interface MendDraft<Form> {
  form: Form;
  base: Form;
}

/** Of one person and one record. */
export const mendDraftName = (uid: string, id: string): string => guestDraftName(uid, `mend ${id}`);

export const keepMendDraft = (name: string, draft: MendDraft<unknown>): void =>
  store(name, JSON.stringify(draft));
export const dropMendDraft = (name: string): void => removeStored(name);

/** Undefined when there is none, or it cannot be read. */
export function readMendDraft<Form extends object>(
  name: string,
  empty: Form,
): MendDraft<Form> | undefined {
  try {
    const { form, base } = JSON.parse(readStored(name) ?? '') as MendDraft<Form>;
    return { form: { ...empty, ...form }, base: { ...empty, ...base } };
  } catch {
    return undefined;
  }
}
