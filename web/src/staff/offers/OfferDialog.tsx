import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { pathOf } from '@selasar/domain/core';
import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { Notice } from '../../ui/Notice.tsx';
import { RestoredNotice } from '../common/FormDialog.tsx';
import { EditsOf } from './edits/EditsOf.tsx';
import { ConcurrentChangesNotice, valueText, LeaveQuestion } from '../editing/editNotices.tsx';
import { factInWords } from './facts/factForm.ts';
import type { Uploading } from './images/useUploads.ts';
import { OfferFields } from './OfferFields.tsx';
import { offerForms } from './offerForm.ts';
import { offerName, offerNameInText } from './offerName.ts';
import { ruleInWords } from './rules/ruleTexts.ts';
import { useOfferEditor, type OfferEditor, type OfferEditorOptions } from './useOfferEditor.ts';

export function OfferDialog(options: OfferEditorOptions) {
  const editor = useOfferEditor(options);
  const { form, offer, images, draft, priceDialog, saving, isChanged, onClose } = editor;
  const { collection, slug } = offer;
  const upload = images.uploading;
  const name = offerName[collection];
  const [title, save] =
    slug === undefined ? [`Add New ${name}`, `Add ${name}`] : [`Edit ${name}`, 'Save Changes'];
  const blocked = blockedReason(editor);
  const id = useId();
  const phone = useMediaQuery('(max-width: 700px)');
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
            onSubmit={(event) => void saving.save(event)}
            sx={{ pt: 0.5 }}
          >
            <RestoredNotice at={draft.restoredAt} onStartOver={draft.startOver} />
            {draft.lost.length > 0 ? (
              <Alert severity="warning">
                {`Pictures that were not uploaded yet cannot be kept. Please choose again: ${draft.lost.join(', ')}.`}
              </Alert>
            ) : null}
            <ConcurrentChangesNotice
              textOf={(value, name) =>
                ruleInWords(name, value) || factInWords(name, value) || valueText(value)
              }
              concurrent={form.concurrent}
              labels={offerForms[collection].labels}
              theirs={form.base}
              onResolve={form.resolve}
            />
            <FormProvider {...form.form}>
              <OfferFields editor={editor} stored={options.item} />
            </FormProvider>
            {priceDialog}
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
            disabled={saving.isRunning || blocked !== undefined || upload !== undefined}
          >
            <span>{saving.isRunning ? 'Saving...' : save}</span>
          </Button>
        </DialogActions>
      </Dialog>
      <LeaveQuestion
        isChanged={isChanged}
        // A save in progress can no longer be discarded.
        isSaving={saving.isStoring}
        onDiscard={draft.end}
        asksWithinPage
      />
    </>
  );
}

function UploadProgress({ percent, isStuck, retry, cancel }: Uploading) {
  const stop = cancel ? (
    <Button size="small" color="inherit" onClick={cancel}>
      Cancel upload
    </Button>
  ) : null;
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', px: 3, pt: 1.5 }}>
        <LinearProgress
          aria-label="Upload"
          variant="determinate"
          value={percent}
          color={isStuck ? 'warning' : 'primary'}
          sx={{ flex: 1, height: 8, borderRadius: 4 }}
        />
        <Notice sx={{ typography: 'body2', minWidth: 44 }}>{`${Math.round(percent)}%`}</Notice>
        {isStuck ? null : stop}
      </Stack>
      {isStuck ? (
        <Alert severity="warning" sx={{ mx: 3, mt: 1.5 }}>
          The upload does not move: the line seems to be cut. It goes on by itself when the line is
          back.
          <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
            <Button size="small" color="inherit" variant="outlined" onClick={retry}>
              Try again
            </Button>
            {stop}
          </Stack>
        </Alert>
      ) : null}
    </>
  );
}

function blockedReason(editor: OfferEditor): string | undefined {
  const { form, offer, images, saving } = editor;
  if (offer.isGone) {
    return `Someone else has deleted this ${offerNameInText(offer.collection)}. It can no longer be saved.`;
  }
  if (form.concurrent.conflicting.length > 0) return 'Please choose whose change to keep, above.';
  // A stuck upload shows its own message; a form that is being saved uploads as part of saving.
  const waits = images.uploading && !images.uploading.isStuck && !saving.isRunning;
  return waits ? 'Please wait for the upload, or cancel it.' : undefined;
}
