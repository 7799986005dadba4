import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { editKinds } from '@selasar/domain';
import type { Edit, EditKind } from '@selasar/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isWhole } from '../../data/core/rows.ts';
import { useEdits } from '../../data/edits/useEdits.ts';
import type { EditRow } from '../../data/edits/useEdits.ts';
import { LoadError } from '../common/LoadError.tsx';
import { DamagedRows } from '../damage/DamagedRows.tsx';
import type { AdminHeading } from '../shell/links.ts';
import { usePresence } from '../still/usePresence.ts';
import { useStill } from '../still/useStill.ts';
import { WaitingButton } from '../still/WaitingButton.tsx';
import { EditList } from './EditList.tsx';
import { kindNames } from './editText.ts';

const pageSize = 25;
const idOf = ({ id }: Edit) => id;
/** Over the edge of the list, where it moves nothing. */
const waitingPlace = { position: 'absolute', top: -14, right: 12, zIndex: 1 } as const;

/** Who has edited an offer, a role or a setting, the newest first. */
function EditsPage() {
  const [params, setParams] = useSearchParams();
  const kind = editKinds.find((one) => one === params.get('kind'));
  return (
    <Stack spacing={2}>
      <Box sx={{ overflowX: 'auto' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={kind ?? 'all'}
          onChange={(_event, chosen: EditKind | 'all' | null) =>
            chosen && setParams(chosen === 'all' ? {} : { kind: chosen })
          }
          aria-label="Show"
        >
          <ToggleButton value="all">All</ToggleButton>
          {editKinds.map((one) => (
            <ToggleButton key={one} value={one} sx={{ whiteSpace: 'nowrap' }}>
              {kindNames[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Edits key={kind} kind={kind} />
    </Stack>
  );
}

function Edits({ kind }: { kind: EditKind | undefined }) {
  const [count, setCount] = useState(pageSize);
  // One more than is shown tells whether there are older ones.
  const live = useEdits(kind, count + 1);
  // While older ones are on their way, those that were there stay.
  const [before, setBefore] = useState<readonly EditRow[]>();
  if (live.status === 'success' && live.data !== before) setBefore(live.data);
  const found = live.status === 'success' ? live.data : before;
  const listed = found?.slice(0, count);
  const { present, handlers } = usePresence(false);
  const still = useStill({
    rows: listed?.filter(isWhole),
    rowId: idOf,
    view: `${count}`,
    present,
  });

  if (live.status === 'error') {
    return <LoadError message="Failed to load the history" onRetry={live.retry} />;
  }
  if (!found || !listed || !still.rows) return <Skeleton variant="rounded" height={320} />;
  return (
    <>
      <DamagedRows rows={listed} name="edit" />
      <Box {...handlers} sx={{ position: 'relative' }}>
        <WaitingButton waiting={still.waiting} onShow={still.show} sx={waitingPlace} />
        <EditList edits={still.rows} />
      </Box>
      {found.length > count ? (
        <Button disabled={live.status === 'loading'} onClick={() => setCount(count + pageSize)}>
          More
        </Button>
      ) : null}
    </>
  );
}

export { EditsPage as Component };
export const handle: AdminHeading = {
  title: 'History',
  description: 'Who has edited offers, roles and settings',
};
