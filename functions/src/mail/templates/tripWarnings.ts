import {
  baliDate,
  checkedRequestSchema,
  findingLetters,
  findingText,
  tripFindings,
} from '@selasar/domain';
import { requestsOf } from '../../trips/requestsOf.ts';

interface Confirmed {
  id: string;
  tripId?: string | undefined;
}

/**
 * What a guest reads in the letter that confirms a request: what does not fit in their trip around it, as soon as it is
 * confirmed. Nothing of what is damaged, and nothing of a request from before there were trips.
 */
export async function findingsInLetter({ id, tripId }: Confirmed): Promise<string[]> {
  if (tripId === undefined) return [];
  const requests = (await requestsOf(tripId)).flatMap((document) => {
    const status = document.id === id ? { status: 'confirmed' } : {};
    const kind = document.ref.parent.id;
    const request = { ...document.data(), ...status, kind, id: document.id };
    return checkedRequestSchema.safeParse(request).data ?? [];
  });
  const findings = tripFindings(requests, baliDate(new Date())).filter((finding) =>
    finding.requests.includes(id),
  );
  return findingLetters.inMail(findings.map((finding) => findingText(finding, 'guest')));
}
