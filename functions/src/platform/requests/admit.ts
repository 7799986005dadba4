import type { Guest } from '../operation.ts';
import { guestError } from '../callError.ts';
import { limitAddress } from './limitAddress.ts';

/** Who sends a request. */
export interface Sender extends Guest {
  email: string;
  /** The field that people leave empty. */
  website: string | undefined;
}

/** Lets a new request in as far as its sender goes, or refuses it by throwing: the address first, before all work. */
export async function admit({ address, website }: Sender): Promise<void> {
  await limitAddress(address);
  if (website) throw guestError({ code: 'looks-automated', field: 'website' });
}
