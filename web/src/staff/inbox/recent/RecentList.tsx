import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { isWhole } from '../../../data/firebase/rows.ts';
import type { Row, Whole } from '../../../data/firebase/rows.ts';
import type { Live } from '../../../data/firebase/live/useLive.ts';
import { LoadError } from '../../common/LoadError.tsx';
import { InvalidRecords } from '../../records/invalid/InvalidRecords.tsx';
import { PendingButton } from '../../records/stable/PendingButton.tsx';
import { useStableRows } from '../../records/stable/useStableRows.ts';

/** Number of entries shown at first, and added each time. */
export const pageSize = 25;
const idOf = ({ id }: { id: string }) => id;
/** Overlaps the edge of the list, where it shifts nothing. */
const pendingPlace = { position: 'absolute', top: -14, right: 12, zIndex: 1 } as const;

interface RecentListProps<Item extends { id: string }> {
  /** Has one entry more than `count` if there are older ones. */
  live: Live<Row<Item>[]> & { retry: () => void };
  count: number;
  onMore: () => void;
  /** The message when loading fails. */
  failed: string;
  /** The name of one entry. */
  name: string;
  /** Renders the entries; also called with none. */
  renderList: (items: readonly Whole<Item>[]) => ReactNode;
}

/** Recent entries, newest first. */
export function RecentList<Item extends { id: string }>(props: RecentListProps<Item>) {
  const { live, count, onMore, failed, name, renderList } = props;
  // While older entries load, the current ones stay.
  const [before, setBefore] = useState<readonly Row<Item>[]>();
  if (live.status === 'success' && live.data !== before) setBefore(live.data);
  const found = live.status === 'success' ? live.data : before;
  const listed = found?.slice(0, count);
  const stable = useStableRows<Whole<Item>>({
    rows: listed?.filter(isWhole),
    rowId: idOf,
    view: `${count}`,
  });

  if (live.status === 'error') return <LoadError message={failed} onRetry={live.retry} />;
  if (!found || !listed || !stable.rows) return <Skeleton variant="rounded" height={320} />;
  return (
    <>
      <InvalidRecords rows={listed} name={name} />
      <Box {...stable.handlers} sx={{ position: 'relative' }}>
        <PendingButton list={stable} sx={pendingPlace} />
        {renderList(stable.rows)}
      </Box>
      {found.length > count ? (
        <Button disabled={live.status === 'loading'} onClick={onMore}>
          More
        </Button>
      ) : null}
    </>
  );
}
