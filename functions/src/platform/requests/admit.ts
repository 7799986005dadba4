import type { Guest } from '../operation.ts';
import { guestError } from '../callError.ts';
import { limitAddress } from './limitAddress.ts';

/** The sender of a request. */
export interface Sender extends Guest {
  email: string;
  /** The hidden field, which people leave empty. */
  website: string | undefined;
}

/** Throws if the sender has exceeded a limit. The IP address is checked first, before any other work. */
export async function admit({ address, website }: Sender): Promise<void> {
  await limitAddress(address);
  if (website) throw guestError({ code: 'looks-automated', field: 'website' });
}
