import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { Edit } from '@selasar/domain';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EditItem } from './EditItem.tsx';

/** Edits, each with the way to what was edited. */
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
    <Paper variant="outlined" sx={{ p: 2.5 }}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {edits.map((edit) => (
          <EditItem key={edit.id} edit={edit} hasLink />
        ))}
      </Box>
    </Paper>
  );
}
