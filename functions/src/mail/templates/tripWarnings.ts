import { baliDate } from '@selasar/domain/core';
import {
  checkedRequestSchema,
  tripWarningsOf,
  warningMailText,
  warningText,
} from '@selasar/domain/trips';
import { requestsOf } from '../../trips/requestsOf.ts';

interface Confirmed {
  id: string;
  status: string;
  tripId?: string | undefined;
}

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
