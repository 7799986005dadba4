import { callError } from '../callError.ts';
import type { Guest } from '../callable.ts';

interface Sender extends Guest {
  email: string;
  /** The field that people leave empty. */
  website: string | undefined;
}

/** Lets a new request of a guest in, or refuses it by throwing. */
export async function admit({ website }: Sender): Promise<void> {
  if (website) throw looksAutomated();
}

const looksAutomated = () =>
  callError({
    code: 'looks-automated',
    field: 'website',
    message:
      'This looks like it was filled in by a program. Please write to us on WhatsApp or by email instead.',
  });
