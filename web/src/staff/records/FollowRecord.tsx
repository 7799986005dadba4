import { useEffect } from 'react';
import type { GuestRecord } from '../../data/records/guestRecord.ts';
import { useRecord } from '../../data/records/useRecord.ts';
import type { Collection, Row } from '../../data/firebase/rows.ts';

interface FollowRecordProps<Item extends GuestRecord> {
  collection: Collection<Item>;
  id: string;
  onRow: (record: Row<Item>) => void;
}

/** Follows a record that a grid still shows although it has left the view. */
export function FollowRecord<Item extends GuestRecord>(props: FollowRecordProps<Item>) {
  const { collection, id, onRow } = props;
  const live = useRecord(collection, id);
  const record = live.status === 'success' ? live.data : undefined;
  useEffect(() => {
    if (record) onRow(record);
  }, [record, onRow]);
  return null;
}
