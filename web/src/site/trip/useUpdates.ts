import { company, t } from '@selasar/domain';
import type { TripRequest } from '@selasar/domain';
import { useState } from 'react';
import { statusOf, titleOf } from './requestText.ts';

const answersOf = ({ thread }: TripRequest) => thread.filter(({ from }) => from === 'staff');

/** The changes of a request as text. */
function updatesOf(before: TripRequest | undefined, now: TripRequest): string[] {
  const title = titleOf(now);
  if (!before) return [t('New: {title}.', { title })];
  const last = answersOf(now).at(-1)?.id;
  const isWritten = last !== undefined && last !== answersOf(before).at(-1)?.id;
  return [
    ...(before.status === now.status
      ? []
      : [t('{title}: {status}.', { title, status: t(statusOf(now).label) })]),
    ...(before.changeRequest && !now.changeRequest && before.status === now.status
      ? [t('{title}: you no longer have an open request.', { title })]
      : []),
    ...(isWritten
      ? [t('{company} wrote to you about {title}.', { company: company.name, title })]
      : []),
  ];
}

/** The changes since the last update of the page, for screen readers. */
export function useUpdates(requests: readonly TripRequest[]): string {
  const [known, setKnown] = useState(requests);
  const [updates, setUpdates] = useState('');
  if (known !== requests) {
    const before = new Map(known.map((request) => [request.id, request]));
    const found = requests.flatMap((request) => updatesOf(before.get(request.id), request));
    setKnown(requests);
    if (found.length > 0) setUpdates(found.join(' '));
  }
  return updates;
}
