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
import type { OfferKind } from '../../firebase/offers/offers.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { offerName, offerWord } from './words.ts';

interface OfferDialogProps {
  kind: OfferKind;
  /** For one that is not stored yet. */
  isNew: boolean;
  /** Somebody else has deleted it. */
  isGone: boolean;
  /** How many fields somebody else has changed as well. */
  contested: number;
  uploading?: boolean;
  saving: boolean;
  isChanged: () => boolean;
  onSave: (event: SyntheticEvent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a form for a tour or villa. It does not close on unsaved changes without asking. */
export function OfferDialog(props: OfferDialogProps) {
  const { kind, isNew, saving, isChanged, onSave, onClose, children } = props;
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
          <Stack
            component="form"
            id={`${id}form`}
            noValidate
            spacing={2.25}
            onSubmit={(event) => void onSave(event)}
            sx={{ pt: 0.5 }}
          >
            {children}
          </Stack>
        </DialogContent>
        {blocked ? <Alert severity="warning">{blocked}</Alert> : null}
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={`${id}form`}
            variant="contained"
            disabled={saving || blocked !== undefined}
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
        onConfirm={() => way.proceed?.()}
        onCancel={() => way.reset?.()}
      />
    </>
  );
}

/** Why a form cannot be saved now. */
function blockedReason(props: OfferDialogProps): string | undefined {
  const { kind, isGone, contested, uploading } = props;
  if (isGone) return `Someone else has deleted this ${offerWord(kind)}. It can no longer be saved.`;
  if (contested > 0) return 'Please choose whose change to keep, above.';
  return uploading ? 'Please wait for the upload, or cancel it.' : undefined;
}
