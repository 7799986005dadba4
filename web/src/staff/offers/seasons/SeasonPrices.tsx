import SellIcon from '@mui/icons-material/SellOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Villa } from '@selasar/domain/offers';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { formResolver } from '../../../forms/formResolver.ts';
import { CivilDateInput } from '../../../forms/dates/CivilDateField.tsx';
import { usePersistedForm } from '../../../forms/persistedForm.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { FormDialog, FormFrame } from '../../common/FormDialog.tsx';
import { useGuestForm } from '../../common/useGuestForm.ts';
import { useLayer } from '../../common/useUrlParams.ts';
import { periodInWords } from '../rules/ruleTexts.ts';
import { emptySeason, seasonFormSchema, type SeasonForm } from './seasonForm.ts';
import { seasonPlan, useSavingSeason, type SeasonPlan } from './seasonPlan.ts';

function useSeasonLayer() {
  const { params, open, close } = useLayer();
  return {
    isOpen: params.has('season'),
    open: () => open((after) => after.set('season', ''), false),
    close: () => close((after) => after.delete('season')),
  };
}

export function SeasonPricesButton() {
  const { open } = useSeasonLayer();
  return (
    <Button startIcon={<SellIcon />} onClick={open}>
      Season prices
    </Button>
  );
}

export function SeasonPricesDialog({ villas }: { villas: readonly Villa[] }) {
  const { isOpen, close } = useSeasonLayer();
  return (
    <FormDialog open={isOpen} isInAddress onClose={close}>
      <Form villas={villas} onClose={close} />
    </FormDialog>
  );
}

interface FormProps {
  villas: readonly Villa[];
  onClose: () => void;
}

const resolver = formResolver(seasonFormSchema);
const contentOf = (values: SeasonForm) =>
  Object.values(values).some(Boolean) ? { values } : undefined;
function Form({ villas, onClose }: FormProps) {
  const persisted = useGuestForm('season', { values: emptySeason });
  const [draft, setDraft] = useState(persisted.read);
  const form = useForm<SeasonForm>({ resolver, defaultValues: draft?.values ?? emptySeason });
  const { control, formState, handleSubmit } = form;
  const forget = usePersistedForm({ form, persisted, contentOf });
  const values = useWatch({ control }) as SeasonForm;
  const season = seasonFormSchema.safeParse(values).data;
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const { failed, save } = useSavingSeason();
  const plans = villas
    .map((villa) => seasonPlan(villa, season))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const changes = plans.flatMap(({ slug, change }) =>
    change && !leftOut.includes(slug) ? [change] : [],
  );
  const end = () => {
    forget();
    onClose();
  };
  const submit = handleSubmit(async (filled) => {
    if (changes.length > 0 && (await save(changes, periodInWords(filled)))) end();
  });
  const isRunning = formState.isSubmitting;
  return (
    <FormFrame
      title="Season prices"
      restoredAt={draft?.at}
      onStartOver={() => {
        persisted.remove();
        form.reset(emptySeason);
        setDraft(undefined);
      }}
      onSave={(event) => void submit(event)}
      onCancel={end}
      save={isRunning ? 'Saving…' : season ? `Save for ${changes.length}` : 'Save'}
      disabled={isRunning || (season !== undefined && changes.length === 0)}
      problem={failed || undefined}
    >
      <Typography variant="body2" color="textSecondary">
        A change applies to new bookings; those already made stay as they are.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <CivilDateInput control={control} name="from" rules={{ deps: 'to' }} label="First day" />
        <CivilDateInput control={control} name="to" rules={{ deps: 'from' }} label="Last day" />
      </Stack>
      <TextInput
        control={control}
        name="percent"
        label="Percent"
        hint="Of the usual price: 20 is 20 % more, -10 is 10 % less."
        autoComplete="off"
      />
      <Villas
        plans={plans}
        leftOut={leftOut}
        isDecided={season !== undefined}
        onToggle={(slug, isIn) =>
          setLeftOut(isIn ? leftOut.filter((one) => one !== slug) : [...leftOut, slug])
        }
      />
    </FormFrame>
  );
}

interface VillasProps {
  plans: readonly SeasonPlan[];
  leftOut: readonly string[];
  isDecided: boolean;
  onToggle: (slug: string, isIn: boolean) => void;
}

const Villas = ({ plans, leftOut, isDecided, onToggle }: VillasProps) => (
  <FormControl component="fieldset">
    <FormLabel component="legend" sx={{ mb: 0.5 }}>
      Villas
    </FormLabel>
    {plans.map(({ slug, name, text, change }) => {
      const isOut = isDecided && !change;
      return (
        <FormControlLabel
          key={slug}
          disabled={isOut}
          sx={{ my: 0.5 }}
          control={
            <Checkbox
              checked={!isOut && !leftOut.includes(slug)}
              onChange={(_, isIn) => onToggle(slug, isIn)}
            />
          }
          label={
            <>
              <Typography
                component="span"
                sx={{ display: 'block', lineHeight: 1.3, overflowWrap: 'anywhere' }}
              >
                {name}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary">
                {text}
              </Typography>
            </>
          }
        />
      );
    })}
  </FormControl>
);
