import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatLocally } from '../common/formatInstant.ts';
import { newPictures } from './offerDraft.ts';
import type { OfferDraft, WithPictures } from './offerDraft.ts';

interface FoundDraftProps {
  draft: {
    found: OfferDraft<WithPictures> | undefined;
    restore: () => void;
    discardFound: () => void;
  };
  /** Takes over the images that were uploaded for the draft: they are removed unless they are saved. */
  adopt: (urls: readonly string[]) => void;
}

/** Replaces a form until the user has decided about an earlier draft of it. */
export function FoundDraft({ draft, adopt }: FoundDraftProps) {
  const { found, restore, discardFound } = draft;
  if (!found) return null;
  const { name, files } = found;
  const settle = (decide: () => void) => () => {
    adopt(newPictures(found));
    decide();
  };
  return (
    <UnsavedChanges at={found.at} onRestore={settle(restore)} onDiscard={settle(discardFound)}>
      {name ? `“${name}” is not saved yet. ` : ''}
      {files.length > 0 ? lostFiles(files) : ''}
    </UnsavedChanges>
  );
}

interface UnsavedChangesProps {
  /** An ISO instant. */
  at: string;
  children?: ReactNode;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore an unsaved draft of the form. */
export const UnsavedChanges = ({ at, children, onRestore, onDiscard }: UnsavedChangesProps) => (
  <Alert severity="info">
    <Typography sx={{ fontWeight: 600 }}>
      You have unsaved changes from {formatLocally(new Date(at))}.
    </Typography>
    <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
    <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
      <Button variant="contained" size="small" onClick={onRestore}>
        Restore
      </Button>
      <Button color="inherit" size="small" onClick={onDiscard}>
        Discard
      </Button>
    </Stack>
  </Alert>
);

const lostFiles = (files: readonly string[]): string =>
  `Pictures that were not uploaded yet cannot be kept. Please choose again: ${files.join(', ')}.`;

/** Lists what could not be restored in a restored form. */
export const LostFiles = ({ files }: { files: readonly string[] }) =>
  files.length > 0 ? <Alert severity="warning">{lostFiles(files)}</Alert> : null;
