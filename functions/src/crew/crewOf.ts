import type { Guest } from '../platform/operation.ts';
import { guestError } from '../platform/callError.ts';
import { capabilitySchema } from '../platform/capability.ts';
import { openedBy } from '../platform/limits/limitGuesses.ts';
import { crewKeys, memberDocument, toMember } from './crew.ts';

interface Opened {
  crewId: string;
  name: string;
  viewId: string;
}

export async function findCrew(key: string): Promise<Opened | undefined> {
  const [found] = (await crewKeys.where('key', '==', key).limit(1).get()).docs;
  const member = found && toMember(await memberDocument(found.id).get());
  if (!member?.active) return undefined;
  const { viewId } = capabilitySchema.parse(found?.data());
  return { crewId: member.id, name: member.name, viewId };
}

/** Throws the same error for a wrong, an old and a guessed key, and for former crew. */
export const crewOf = (key: string, guest: Guest): Promise<Opened> =>
  openedBy(guest, () => findCrew(key), guestError({ code: 'crew-link-not-found' }));
