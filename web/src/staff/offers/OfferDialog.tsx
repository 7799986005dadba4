import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import type { OfferKind } from '../../data/offers/kinds.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { UploadProgress } from '../images/UploadProgress.tsx';
import type { Uploading } from '../images/useUploads.ts';
import { offerName, offerWord } from './words.ts';

interface OfferDialogProps {
  kind: OfferKind;
  /** For one that is not stored yet. */
  isNew: boolean;
  /** Somebody else has deleted it. */
  isGone: boolean;
  /** How many fields somebody else has changed as well. */
  contested: number;
  upload: Uploading | undefined;
  saving: boolean;
  /** Stands in the place of the form until it is settled. */
  first?: ReactNode;
  isChanged: () => boolean;
  onSave: (event: SyntheticEvent) => Promise<void>;
  /** The changes are given up. */
  onDiscard: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a form for a tour or villa. It does not close on unsaved changes without asking. */
export function OfferDialog(props: OfferDialogProps) {
  const { kind, isNew, upload, saving, first, isChanged, onSave, onClose, children } = props;
  const name = offerName[kind];
  const [title, save] = isNew
    ? [`Add New ${name}`, `Add ${name}`]
    : [`Edit ${name}`, 'Save Changes'];
  const blocked = blockedReason(props);
  const id = useId();
  const phone = useMediaQuery('(max-width: 700px)');
  // Any way out asks, also the one back in the browser; a session that has ended does not wait for an answer.
  const way = useBlocker(({ nextLocation }) => nextLocation.pathname !== '/auth' && isChanged());
  useBeforeUnload((event) => {
    if (isChanged()) event.preventDefault();
  });
  return (
    <>
      <Dialog
        open
        fullWidth
        maxWidth="md"
        fullScreen={phone}
        aria-labelledby={id}
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') onClose();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent dividers>
          {first}
          <Stack
            component="form"
            id={`${id}form`}
            noValidate
            spacing={2.25}
            onSubmit={(event) => void onSave(event)}
            sx={{ pt: 0.5, display: first ? 'none' : undefined }}
          >
            {children}
          </Stack>
        </DialogContent>
        {upload ? <UploadProgress {...upload} /> : null}
        {blocked ? (
          <Alert severity="warning" sx={{ mx: 3, mt: 1.5 }}>
            {blocked}
          </Alert>
        ) : null}
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={`${id}form`}
            variant="contained"
            disabled={saving || blocked !== undefined || upload !== undefined || Boolean(first)}
          >
            {saving ? 'Saving...' : save}
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={way.state === 'blocked'}
        title="Discard your changes?"
        text="What you have changed here is not saved yet."
        confirm="Discard"
        cancel="Keep editing"
        backCloses={false}
        onConfirm={() => {
          props.onDiscard();
          way.proceed?.();
        }}
        onCancel={() => way.reset?.()}
      />
    </>
  );
}

/** Why a form cannot be saved now. */
function blockedReason(props: OfferDialogProps): string | undefined {
  const { kind, isGone, contested, upload, saving } = props;
  if (isGone) return `Someone else has deleted this ${offerWord(kind)}. It can no longer be saved.`;
  if (contested > 0) return 'Please choose whose change to keep, above.';
  // What does not move says so itself; a form that is being saved uploads on the way.
  const waits = upload && !upload.isStuck && !saving;
  return waits ? 'Please wait for the upload, or cancel it.' : undefined;
}
