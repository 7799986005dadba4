import { readStored, removeStored, store } from '../../common/browserStorage.ts';
import { guestDraftName } from '../../common/guestDrafts.ts';

/** A form that was sent: the same form is the same request, however often it is sent. */
export interface Sent {
  requestId: string;
  form: string;
}

/** What somebody typed of a new request of a guest, and is neither booked nor given up. */
interface NewRequestDraft<Form> {
  form: Partial<Form>;
  sent?: Sent | undefined;
}

export interface Contact {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
}

/** The draft of one person; `noun` is what the request is. */
export function newRequestDraft<Form extends Contact>(uid: string, noun: string) {
  const name = guestDraftName(uid, `new ${noun}`);
  return {
    keep: (draft: NewRequestDraft<Form>): void => store(name, JSON.stringify(draft)),
    drop: (): void => removeStored(name),
    /** Undefined when no guest was named in it, or it cannot be read. */
    read(): NewRequestDraft<Form> | undefined {
      try {
        const { form, sent } = JSON.parse(readStored(name) ?? '') as NewRequestDraft<Form>;
        const { customerName, customerEmail, customerPhone } = form;
        const isNamed = [customerName, customerEmail, customerPhone].some(Boolean);
        return isNamed ? { form, sent } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
