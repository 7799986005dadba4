import type { RequestKind, GuestRequest } from '@selasar/domain/requests';
import type { Row } from '../../../data/firebase/rows.ts';
import { useRecord } from '../../../data/requests/requests.ts';
import { requestKinds } from '../requestKinds.ts';
import type { Opened } from '../sheet/RecordSheet.tsx';

interface OpenedRequest {
  kind: RequestKind;
  id: string | undefined;
  /** Undefined while they load. */
  rows: readonly Row<GuestRequest>[] | undefined;
  shownOf: (row: Row<GuestRequest>) => Row<GuestRequest>;
}

export function useOpenedRequest(options: OpenedRequest): Opened<GuestRequest> | undefined {
  const { kind, id, rows, shownOf } = options;
  const onPage = rows?.find((row) => row.id === id);
  const { collection } = requestKinds[kind];
  const elsewhere = useRecord(collection, onPage || !rows ? undefined : id);
  if (id === undefined || !rows) return undefined;
  if (onPage) return onPage;
  if (elsewhere.status === 'loading') return undefined;
  if (elsewhere.status === 'error') return { id, absent: 'unread' };
  return elsewhere.data ? shownOf(elsewhere.data) : { id, absent: 'missing' };
}
