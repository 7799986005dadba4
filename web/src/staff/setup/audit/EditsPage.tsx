import Stack from '@mui/material/Stack';
import { editKinds } from '@selasar/domain';
import type { EditKind } from '@selasar/domain';
import { useState } from 'react';
import { useEdits } from '../../../data/records/audit/useEdits.ts';
import { KindFilter } from '../../inbox/recent/KindFilter.tsx';
import { RecentList, pageSize } from '../../inbox/recent/RecentList.tsx';
import { headingOf } from '../../shell/links.ts';
import { setupPages } from '../setupPages.ts';
import { EditList } from './EditList.tsx';
import { kindNames } from './editText.ts';
import { useUrlParams } from '../../common/useUrlParams.ts';

/** The kind in the address, if valid, and a setter. */
function useKind<Kind extends string>(kinds: readonly Kind[]) {
  const [params, setParams] = useUrlParams();
  const kind = kinds.find((one) => one === params.get('kind'));
  const choose = (chosen: Kind | undefined) => setParams(chosen ? { kind: chosen } : {});
  return { kind, choose };
}

/** Edits of offers, roles and settings, newest first. */
function EditsPage() {
  const { kind, choose } = useKind(editKinds);
  return (
    <Stack spacing={2}>
      <KindFilter kinds={editKinds} kindNames={kindNames} kind={kind} onChoose={choose} />
      <Edits key={kind} kind={kind} />
    </Stack>
  );
}

function Edits({ kind }: { kind: EditKind | undefined }) {
  const [count, setCount] = useState(pageSize);
  const live = useEdits(kind, count + 1);
  return (
    <RecentList
      live={live}
      count={count}
      onMore={() => setCount(count + pageSize)}
      failed="Failed to load the history"
      name="edit"
      renderList={(edits) => <EditList edits={edits} />}
    />
  );
}

export { EditsPage as Component };
export const handle = headingOf(setupPages.history);
