import { baliDate } from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { capabilitySchema } from '../platform/capability.ts';
import { unlessChanged, plainReader, writeUnlessChanged } from '../platform/firestore.ts';
import { crewKeys, memberDocument, toMember, viewDocument } from './crew.ts';
import { jobsOf } from './jobsOf.ts';

/**
 * Writes anew what a driver or guide sees of their jobs; nothing for whoever has left. It looks at what is stored now, so
 * it may run as often as one likes. Of two at once one fails and looks again.
 */
export const publishCrew = (crewId: string): Promise<void> =>
  writeUnlessChanged(async (transaction) => {
    const [keys, stored] = await plainReader(crewKeys.doc(crewId), memberDocument(crewId));
    if (!keys?.exists) return;
    const view = viewDocument(capabilitySchema.parse(keys.data()).viewId);
    const member = toMember(stored);
    const now = FieldValue.serverTimestamp();
    transaction.update(keys.ref, { publishedAt: now }, unlessChanged(keys));
    if (!member?.active) {
      transaction.delete(view);
      return;
    }
    const jobs = await jobsOf(crewId, baliDate(new Date()));
    transaction.set(view, { name: member.name, jobs, updatedAt: now });
  });
