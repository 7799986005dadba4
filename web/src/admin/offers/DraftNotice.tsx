import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { since } from '../moment.ts';
import type { OfferDraft } from './offerDraft.ts';

interface DraftNoticeProps {
  draft: Pick<OfferDraft<unknown>, 'at' | 'name' | 'files'>;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Stands in the place of a form until the person has said what to do with an earlier draft of it. */
export function DraftNotice({ draft, onRestore, onDiscard }: DraftNoticeProps) {
  const { at, name, files } = draft;
  return (
    <Alert severity="info">
      <Typography sx={{ fontWeight: 600 }}>
        You have unsaved changes from {since(new Date(at))}.
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {name ? `“${name}” was not saved.` : 'It was not saved.'} {files.length > 0 ? lostFiles(files) : ''}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
        <Button variant="contained" size="small" autoFocus onClick={onRestore}>
          Restore
        </Button>
        <Button color="inherit" size="small" onClick={onDiscard}>
          Discard
        </Button>
      </Stack>
    </Alert>
  );
}

/** Pictures that were chosen before and could not be kept. */
export const lostFiles = (files: readonly string[]): string =>
  `Pictures that were not uploaded yet cannot be kept. Please choose again: ${files.join(', ')}.`;
