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
        hint="Edits of tours, villas, roles and settings are listed here."
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
