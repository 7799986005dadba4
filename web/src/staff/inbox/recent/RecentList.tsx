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

/** How many are shown at first, and how many more each time. */
export const pageSize = 25;
const idOf = ({ id }: { id: string }) => id;
/** Over the edge of the list, where it moves nothing. */
const pendingPlace = { position: 'absolute', top: -14, right: 12, zIndex: 1 } as const;

interface RecentListProps<Item extends { id: string }> {
  /** One more than `count` tells whether there are older ones. */
  live: Live<Row<Item>[]> & { retry: () => void };
  count: number;
  onMore: () => void;
  /** Said when they cannot be loaded. */
  failed: string;
  /** What one is called. */
  name: string;
  /** Draws them; also when there are none. */
  renderList: (items: readonly Whole<Item>[]) => ReactNode;
}

/** What has happened, the newest first. */
export function RecentList<Item extends { id: string }>(props: RecentListProps<Item>) {
  const { live, count, onMore, failed, name, renderList } = props;
  // While older ones are on their way, those that were there stay.
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
