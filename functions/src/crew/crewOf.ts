import type { Guest } from '../platform/operation.ts';
import { guestError } from '../platform/callError.ts';
import { capabilitySchema } from '../platform/capability.ts';
import { openedBy } from '../platform/requests/limitGuesses.ts';
import { crewKeys, memberDocument, toMember } from './crew.ts';

/** Whose page a key opens. */
interface Opened {
  crewId: string;
  name: string;
  viewId: string;
}

/** Whose page a key opens, if it opens one: whoever has left has none. */
export async function findCrew(key: string): Promise<Opened | undefined> {
  const [found] = (await crewKeys.where('key', '==', key).limit(1).get()).docs;
  const member = found && toMember(await memberDocument(found.id).get());
  if (!member?.active) return undefined;
  const { viewId } = capabilitySchema.parse(found?.data());
  return { crewId: member.id, name: member.name, viewId };
}

/** Refuses a wrong key, an old one, a guessed one and that of whoever has left in the same way. */
export const crewOf = (key: string, guest: Guest): Promise<Opened> =>
  openedBy(guest, () => findCrew(key), guestError({ code: 'crew-link-not-found' }));
