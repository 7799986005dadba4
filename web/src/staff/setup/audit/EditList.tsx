import type { Edit } from '@selasar/domain';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { EntryList } from '../../inbox/recent/EntryList.tsx';
import { EditItem } from './EditItem.tsx';

/** Edits, each with a link to the edited object. */
export function EditList({ edits }: { edits: readonly Edit[] }) {
  if (edits.length === 0) {
    return (
      <EmptyState
        title="No edits yet"
        hint="Who edits a tour, a villa, a role or a setting is listed here."
      />
    );
  }
  return (
    <EntryList>
      {edits.map((edit) => (
        <EditItem key={edit.id} edit={edit} hasLink />
      ))}
    </EntryList>
  );
}
