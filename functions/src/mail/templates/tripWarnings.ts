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
  /** The request as the mail describes it. */
  status: string;
  tripId?: string | undefined;
}

/**
 * The trip warnings in the mail that confirms a request: conflicts with the rest of the trip. Nothing for invalid
 * records or requests without a trip.
 */
export async function tripWarnings({ id, tripId, status }: Confirmed): Promise<string[]> {
  if (tripId === undefined) return [];
  const requests = (await requestsOf(tripId)).flatMap((document) => {
    const change = document.id === id ? { status } : {};
    const kind = document.ref.parent.id;
    const request = { ...document.data(), ...change, kind, id: document.id };
    return checkedRequestSchema.safeParse(request).data ?? [];
  });
  const warnings = tripWarningsOf(requests, baliDate(new Date())).filter((warning) =>
    warning.requests.includes(id),
  );
  return warningMailText.inMail(warnings.map((warning) => warningText(warning, 'guest')));
}
