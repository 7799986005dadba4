import { baliDate } from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { capabilitySchema } from '../platform/capability.ts';
import { unlessChanged, plainReader, writeUnlessChanged } from '../platform/firestore.ts';
import { crewKeys, memberDocument, toMember, viewDocument } from './crew.ts';
import { jobsOf } from './jobsOf.ts';

/**
 * Rewrites a driver's or guide's page from the stored requests; deletes it for former crew. Safe to run repeatedly. Of
 * two at once, one fails and retries.
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
