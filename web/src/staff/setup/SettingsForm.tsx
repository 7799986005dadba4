import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
import { attempt } from '../common/attempt.ts';
import { RestoredNotice } from '../common/FormDialog.tsx';
import { ConcurrentChangesNotice, LeaveQuestion } from '../editing/editNotices.tsx';
import type { DraftPlace } from '../editing/drafts.ts';
import { useDraftPlace, useFormDraft, useSharedForm } from '../editing/useSharedForm.ts';

interface SettingsOptions<Values extends FieldValues, Stored> {
  name: 'Terms' | 'Currencies' | 'Receipt Settings' | 'Payment details' | 'Partners';
  /** What a save means. */
  effect?: string;
  /** The name of its draft. */
  place: Pick<DraftPlace, 'collection' | 'slug'>;
  schema: z.ZodType<Values, Values>;
  empty: Values;
  stored: Stored;
  toForm: (stored: Stored) => Values;
  /** `base` is the stored values that the user has seen. Resolves to whether it arrived. */
  onSave: (values: Values, base: Values, onUnsure: () => void) => Promise<boolean>;
}

const same = <Values,>(values: Values) => values;

/** Of settings that are one document, which colleagues may edit at the same time. */
export function useSettings<Values extends FieldValues, Stored>(
  options: SettingsOptions<Values, Stored>,
) {
  const { name, place, schema, empty, stored, toForm, onSave } = options;
  const { effect = 'Guests see them within a minute.' } = options;
  const edit = useSharedForm({ schema, empty, item: stored, toForm, fromForm: same });
  const { form, base, saving } = edit;
  const draft = useFormDraft({ place: useDraftPlace(place.collection, place.slug), empty, edit });
  const inText = `the ${name.toLowerCase()}`;
  const save = form.handleSubmit(async (values) => {
    saving.begin(values);
    const isSaved = await attempt((onUnsure) => onSave(values, base, onUnsure), {
      failed: `Failed to save ${inText}`,
      unsure: `${inText} are saved`,
    });
    if (isSaved) toast.success(`${name} saved`, { description: effect });
  });
  return { name, edit, draft, save };
}

interface SettingsFormProps<Values extends FieldValues> {
  settings: ReturnType<typeof useSettings<Values, unknown>>;
  labels: Readonly<Record<keyof Values & string, string>>;
  textOf: (value: Values[keyof Values & string]) => string;
  /** What is wrong with the stored values. */
  problems: ReactNode;
  children: ReactNode;
}

export function SettingsForm<Values extends FieldValues>(props: SettingsFormProps<Values>) {
  const { settings, labels, textOf, problems, children } = props;
  const { name, edit, draft, save } = settings;
  const { isSubmitting } = edit.form.formState;
  const hasConflict = edit.concurrent.conflicting.length > 0;
  return (
    <>
      <Stack component="form" noValidate spacing={2} onSubmit={(event) => void save(event)}>
        {problems}
        <RestoredNotice at={draft.restoredAt} onStartOver={draft.startOver} />
        <ConcurrentChangesNotice
          concurrent={edit.concurrent}
          labels={labels}
          theirs={edit.base}
          onResolve={edit.resolve}
          textOf={textOf}
        />
        <FormProvider {...edit.form}>{children}</FormProvider>
        {hasConflict ? (
          <Alert severity="warning">Please choose whose change to keep, above.</Alert>
        ) : null}
        <Button
          type="submit"
          variant="contained"
          disabled={isSubmitting || hasConflict}
          sx={{ alignSelf: 'flex-start' }}
        >
          <span>{isSubmitting ? 'Saving...' : `Save ${name}`}</span>
        </Button>
      </Stack>
      <LeaveQuestion isChanged={edit.isChanged} isSaving={isSubmitting} onDiscard={draft.end} />
    </>
  );
}
