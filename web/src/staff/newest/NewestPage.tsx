import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isWhole } from '../../data/core/rows.ts';
import type { Row, Whole } from '../../data/core/rows.ts';
import type { Live } from '../../data/live/useLive.ts';
import { LoadError } from '../common/LoadError.tsx';
import { DamagedRows } from '../damage/DamagedRows.tsx';
import { usePresence } from '../still/usePresence.ts';
import { useStill } from '../still/useStill.ts';
import { WaitingButton } from '../still/WaitingButton.tsx';

const pageSize = 25;
const idOf = ({ id }: { id: string }) => id;
/** Over the edge of the list, where it moves nothing. */
const waitingPlace = { position: 'absolute', top: -14, right: 12, zIndex: 1 } as const;

interface NewestProps<Item extends { id: string }, Kind extends string> {
  /** Listens to the newest of a kind, or of all. */
  useNewest: (kind: Kind | undefined, atMost: number) => Live<Row<Item>[]> & { retry: () => void };
  /** Said when they cannot be loaded. */
  failed: string;
  /** What one is called. */
  name: string;
  /** Draws them; also when there are none. */
  list: (items: readonly Whole<Item>[]) => ReactNode;
}

interface NewestPageProps<Item extends { id: string }, Kind extends string> extends NewestProps<
  Item,
  Kind
> {
  kinds: readonly Kind[];
  kindNames: Readonly<Record<Kind, string>>;
}

/** What has happened, the newest first, of all kinds or of one. */
export function NewestPage<Item extends { id: string }, Kind extends string>({
  kinds,
  kindNames,
  ...newest
}: NewestPageProps<Item, Kind>) {
  const [params, setParams] = useSearchParams();
  const kind = kinds.find((one) => one === params.get('kind'));
  return (
    <Stack spacing={2}>
      <Box sx={{ overflowX: 'auto' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={kind ?? 'all'}
          onChange={(_event, chosen: Kind | 'all' | null) =>
            chosen && setParams(chosen === 'all' ? {} : { kind: chosen })
          }
          aria-label="Show"
        >
          <ToggleButton value="all">All</ToggleButton>
          {kinds.map((one) => (
            <ToggleButton key={one} value={one} sx={{ whiteSpace: 'nowrap' }}>
              {kindNames[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Newest key={kind} kind={kind} {...newest} />
    </Stack>
  );
}

function Newest<Item extends { id: string }, Kind extends string>({
  kind,
  useNewest,
  failed,
  name,
  list,
}: NewestProps<Item, Kind> & { kind: Kind | undefined }) {
  const [count, setCount] = useState(pageSize);
  // One more than is shown tells whether there are older ones.
  const live = useNewest(kind, count + 1);
  // While older ones are on their way, those that were there stay.
  const [before, setBefore] = useState<readonly Row<Item>[]>();
  if (live.status === 'success' && live.data !== before) setBefore(live.data);
  const found = live.status === 'success' ? live.data : before;
  const listed = found?.slice(0, count);
  const { present, handlers } = usePresence(false);
  const still = useStill<Whole<Item>>({
    rows: listed?.filter(isWhole),
    rowId: idOf,
    view: `${count}`,
    present,
  });

  if (live.status === 'error') return <LoadError message={failed} onRetry={live.retry} />;
  if (!found || !listed || !still.rows) return <Skeleton variant="rounded" height={320} />;
  return (
    <>
      <DamagedRows rows={listed} name={name} />
      <Box {...handlers} sx={{ position: 'relative' }}>
        <WaitingButton waiting={still.waiting} onShow={still.show} sx={waitingPlace} />
        {list(still.rows)}
      </Box>
      {found.length > count ? (
        <Button disabled={live.status === 'loading'} onClick={() => setCount(count + pageSize)}>
          More
        </Button>
      ) : null}
    </>
  );
}
