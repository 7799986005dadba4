import type { MadeBookingForm } from '@selasar/domain';
import { readStored, removeStored, store } from '../common/browserStorage.ts';
import { guestDraftName } from '../common/guestDrafts.ts';

/** A booking that was sent: the same form is the same booking, however often it is sent. */
export interface Sent {
  requestId: string;
  form: string;
}

/** What somebody typed of a new booking, and is neither booked nor given up. */
interface MadeDraft {
  form: Partial<MadeBookingForm>;
  sent?: Sent | undefined;
}

const nameOf = (uid: string): string => guestDraftName(uid, 'new booking');

export const keepMadeDraft = (uid: string, draft: MadeDraft): void =>
  store(nameOf(uid), JSON.stringify(draft));
export const dropMadeDraft = (uid: string): void => removeStored(nameOf(uid));

/** What the same person has left; undefined when no guest was named in it, or it cannot be read. */
export function readMadeDraft(uid: string): MadeDraft | undefined {
  try {
    const { form, sent } = JSON.parse(readStored(nameOf(uid)) ?? '') as MadeDraft;
    const { customerName, customerEmail, customerPhone } = form;
    const isNamed = [customerName, customerEmail, customerPhone].some(Boolean);
    return isNamed ? { form, sent } : undefined;
  } catch {
    return undefined;
  }
}
