import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { pathOf } from '@selasar/domain';
import { useId } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EditsOf } from '../setup/audit/EditsOf.tsx';
import { factInWords } from './facts/factForm.ts';
import { UploadProgress } from './images/UploadProgress.tsx';
import { FoundDraft, LostFiles } from './DraftNotice.tsx';
import { ConcurrentChangesNotice, currentLocale } from './ConcurrentChangesNotice.tsx';
import { ruleInWords } from './rules/ruleTexts.ts';
import { offerName, offerNameInText } from './offerName.ts';
import type { FormValues, OfferEditor } from './useOfferEditor.ts';

interface OfferDialogProps<Values extends FormValues> {
  editor: OfferEditor<Values>;
  labels: Readonly<Record<keyof Values & string, string>>;
  onSave: (event: SyntheticEvent) => Promise<void>;
  children: ReactNode;
}

/** The dialog of a form for a tour or villa. It asks before it closes with unsaved changes. */
export function OfferDialog<Values extends FormValues>(props: OfferDialogProps<Values>) {
  const { editor, labels, onSave, children } = props;
  const { form, offer, images, draft, price, saving, isChanged, onClose } = editor;
  const { collection, slug } = offer;
  const upload = images.uploading;
  const name = offerName[collection];
  const [title, save] =
    slug === undefined ? [`Add New ${name}`, `Add ${name}`] : [`Edit ${name}`, 'Save Changes'];
  const blocked = blockedReason(editor);
  const id = useId();
  const phone = useMediaQuery('(max-width: 700px)');
  // Every way out asks, including the browser's back button; a session that has ended does not wait for an answer.
  const way = useBlocker(
    ({ nextLocation }) => nextLocation.pathname !== paths.auth() && isChanged(),
  );
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
          <FoundDraft draft={draft} adopt={images.adopt} />
          <Stack
            component="form"
            id={`${id}form`}
            noValidate
            spacing={2.25}
            onSubmit={(event) => void onSave(event)}
            sx={{ pt: 0.5, display: draft.found ? 'none' : undefined }}
          >
            <LostFiles files={draft.lost} />
            <ConcurrentChangesNotice
              textOf={(value, name) =>
                ruleInWords(name, value) || factInWords(name, value) || currentLocale(value)
              }
              concurrent={form.concurrent}
              labels={labels}
              theirs={form.base}
              onResolve={form.resolve}
            />
            <FormProvider {...form.form}>{children}</FormProvider>
            {price.dialog}
          </Stack>
          {slug === undefined ? null : <EditsOf path={pathOf(collection, slug)} />}
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
            disabled={
              saving.isRunning ||
              blocked !== undefined ||
              upload !== undefined ||
              draft.found !== undefined
            }
          >
            {saving.isRunning ? 'Saving...' : save}
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={way.state === 'blocked'}
        title="Discard your changes?"
        text="What you have changed here is not saved yet."
        confirm="Discard"
        cancel="Keep editing"
        // A save in progress can no longer be discarded.
        running={saving.isStoring}
        backCloses={false}
        onConfirm={() => {
          draft.end();
          way.proceed?.();
        }}
        onCancel={() => way.reset?.()}
      />
    </>
  );
}

/** Why a form cannot be saved now. */
function blockedReason<Values extends FormValues>(editor: OfferEditor<Values>): string | undefined {
  const { form, offer, images, saving } = editor;
  if (offer.isGone) {
    return `Someone else has deleted this ${offerNameInText(offer.collection)}. It can no longer be saved.`;
  }
  if (form.concurrent.conflicting.length > 0) return 'Please choose whose change to keep, above.';
  // A stuck upload shows its own message; a form that is being saved uploads as part of saving.
  const waits = images.uploading && !images.uploading.isStuck && !saving.isRunning;
  return waits ? 'Please wait for the upload, or cancel it.' : undefined;
}
