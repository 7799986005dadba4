import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  transfer,
  type TransferTerms,
  noTransferTerms,
  transferTermsFields,
} from '@selasar/domain/pricing';
import type { Control } from 'react-hook-form';
import type { StoredTerms } from '../../../data/offers/transferTerms.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { Panel } from '../../common/Panel.tsx';
import { describeInvalid } from '../../grid/InvalidRecords.tsx';
import { RestoredNotice } from '../../common/FormFrame.tsx';
import { LeaveQuestion } from '../../offers/LeaveQuestion.tsx';
import { ConcurrentChangesNotice } from '../../offers/ConcurrentChangesNotice.tsx';
import { NumberInput } from '../../offers/NumberInput.tsx';
import { VehicleRows } from './VehicleRows.tsx';
import { termsLabels, termText } from '../../common/settingsText.ts';
import { toast } from 'sonner';
import { changedFields, pick } from '../../../data/offers/changes.ts';
import { setTransferTerms } from '../../../data/offers/transferTerms.ts';
import { reasonOf, notArrived, notifyUnsure } from '../../common/reasonOf.ts';
import { useDraftPlace, useOfferDraft } from '../../offers/useOfferDraft.ts';
import { useOfferForm } from '../../offers/useOfferForm.ts';

const noFiles: readonly string[] = [];
const nameOf = () => '';
const same = (terms: TransferTerms) => terms;
const toForm = ({ terms }: StoredTerms) => terms;

const failed = (description: string): void => {
  toast.error('Failed to save the terms', { description });
};

function useTermsForm(stored: StoredTerms) {
  const termsForm = useOfferForm({
    schema: transferTermsFields,
    empty: noTransferTerms,
    item: stored,
    toForm,
    fromForm: same,
  });
  const { form, base, typed, resume, saving } = termsForm;
  const place = useDraftPlace('terms', 'transfers');
  const draft = useOfferDraft({
    place,
    empty: noTransferTerms,
    nameOf,
    form,
    base,
    typed,
    resume,
    files: noFiles,
  });

  const save = form.handleSubmit(async (values) => {
    saving.begin(values);
    const damaged = [...(stored.damage?.missing ?? []), ...(stored.damage?.invalid ?? [])];
    const names = [
      ...new Set([
        ...changedFields<keyof TransferTerms>(base, values),
        // Invalid stored terms are written again as a whole.
        ...(damaged as (keyof TransferTerms)[]),
      ]),
    ];
    const input = { seen: stored.version, changes: pick(values, names) };
    try {
      if (!(await setTransferTerms(input, notifyUnsure('the terms are saved')))) failed(notArrived);
      else toast.success('Terms saved', { description: 'Guests see them within a minute.' });
    } catch (error) {
      failed(reasonOf(error) ?? 'Please try again.');
    }
  });

  return { ...termsForm, draft, save };
}

export function TermsForm({ stored }: { stored: StoredTerms }) {
  const { form, base, concurrent, resolve, typed, draft, isChanged, save } = useTermsForm(stored);
  const { control, formState } = form;
  const hasConflict = concurrent.conflicting.length > 0;
  return (
    <>
      <Stack component="form" noValidate spacing={2} onSubmit={(event) => void save(event)}>
        {stored.damage ? (
          <Alert severity="error">
            <AlertTitle>The terms are damaged: guests cannot book transfers now</AlertTitle>
            <span>{describeInvalid(stored.damage)}</span> Please correct them below and save.
          </Alert>
        ) : null}
        <RestoredNotice at={draft.restoredAt} onStartOver={draft.startOver} />
        <ConcurrentChangesNotice
          concurrent={concurrent}
          labels={termsLabels}
          theirs={base}
          onResolve={resolve}
          textOf={termText}
        />
        <Panel heading="When">
          <Box
            sx={{
              display: 'grid',
              gap: 2.25,
              gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
            }}
          >
            <NumberInput
              control={control}
              name="leadHours"
              label="Lead time (hours)"
              typed={typed}
            />
            <HourSelect control={control} name="hours.from" label="First pickup" />
            <HourSelect control={control} name="hours.to" label="Last pickup" />
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            In Bali time. With a lead time of 0, guests can request any future hour. If the last
            pickup is before the first, the hours run past midnight.
          </Typography>
        </Panel>
        <Panel heading="Cancellation">
          {/* Wide enough for the label. */}
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '300px' } }}>
            <NumberInput
              control={control}
              name="freeCancellationHours"
              label="Free until (hours before the pickup)"
              typed={typed}
            />
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            Guests see it beside the price, and can then cancel without you. With 0, nothing is
            promised. A transfer keeps what held when it was requested.
          </Typography>
        </Panel>
        <Panel heading="Vehicles">
          <VehicleRows form={form} typed={typed} />
        </Panel>
        {hasConflict ? (
          <Alert severity="warning">Please choose whose change to keep, above.</Alert>
        ) : null}
        <Button
          type="submit"
          variant="contained"
          disabled={formState.isSubmitting || hasConflict}
          sx={{ alignSelf: 'flex-start' }}
        >
          <span>{formState.isSubmitting ? 'Saving...' : 'Save Terms'}</span>
        </Button>
      </Stack>
      <LeaveQuestion
        isChanged={isChanged}
        isSaving={formState.isSubmitting}
        onDiscard={draft.end}
      />
    </>
  );
}

interface HourSelectProps {
  control: Control<TransferTerms>;
  name: 'hours.from' | 'hours.to';
  label: string;
}

const HourSelect = ({ control, name, label }: HourSelectProps) => (
  <TextInput
    control={control}
    name={name}
    select
    required
    label={label}
    slotProps={{ select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 320 } } } } } }}
  >
    {transfer.pickupTimes.map((time) => (
      <MenuItem key={time} value={time}>
        <span>{time}</span>
      </MenuItem>
    ))}
  </TextInput>
);
