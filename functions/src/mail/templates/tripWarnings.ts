import {
  baliDate,
  checkedRequestSchema,
  warningMailText,
  warningText,
  tripWarningsOf,
} from '@selasar/domain';
import { requestsOf } from '../../trips/requestsOf.ts';

interface Confirmed {
  id: string;
  /** As it is told. */
  status: string;
  tripId?: string | undefined;
}

/**
 * What a guest reads in the letter that confirms a request: what does not fit in their trip around it, as soon as it is
 * confirmed. Nothing of what is damaged, and nothing of a request from before there were trips.
 */
export async function tripWarnings({ id, tripId, status }: Confirmed): Promise<string[]> {
  if (tripId === undefined) return [];
  const requests = (await requestsOf(tripId)).flatMap((document) => {
    const told = document.id === id ? { status } : {};
    const kind = document.ref.parent.id;
    const request = { ...document.data(), ...told, kind, id: document.id };
    return checkedRequestSchema.safeParse(request).data ?? [];
  });
  const warnings = tripWarningsOf(requests, baliDate(new Date())).filter((warning) =>
    warning.requests.includes(id),
  );
  return warningMailText.inMail(warnings.map((warning) => warningText(warning, 'guest')));
}
