import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { limits } from '@selasar/domain/core';
import {
  type CrewForm,
  crewFormSchema,
  type CrewMember,
  crewSeats,
  crewLanguages,
} from '@selasar/domain/crew';
import { useId, useState } from 'react';
import { useForm, useWatch, useController, type Control } from 'react-hook-form';
import { toast } from 'sonner';
import { baliToday } from '../../clock/useToday.ts';
import { saveCrew } from '../../data/crew/crew.ts';
import { formResolver } from '../../forms/formResolver.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { useBackCloses } from '../../ui/useBackCloses.ts';
import { reasonOf, notArrived, notifyUnsure } from '../common/reasonOf.ts';
import { phoneScreen } from '../common/styles.ts';
import { SwitchInput } from '../common/SwitchInput.tsx';
import { DaysOffInput, withDayOff } from './DaysOffInput.tsx';
import TextField from '@mui/material/TextField';
import { languageName } from './crewText.ts';

const choices = crewLanguages
  .map((code) => ({ code, name: languageName(code) }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

function LanguagesInput({ control }: { control: Control<CrewForm> }) {
  const { field } = useController({ control, name: 'languages' });
  const { ref, ...bound } = field;
  return (
    <TextField
      {...bound}
      inputRef={ref}
      select
      label="Languages"
      slotProps={{
        select: {
          multiple: true,
          renderValue: (codes) => (codes as string[]).map(languageName).join(', '),
        },
      }}
    >
      {choices.map(({ code, name }) => (
        <MenuItem key={code} value={code}>
          <span>{name}</span>
        </MenuItem>
      ))}
    </TextField>
  );
}

interface CrewDialogProps {
  /** Undefined for a new person. */
  member: CrewMember | undefined;
  onClose: () => void;
}

const seats = Array.from(
  { length: crewSeats.max - crewSeats.min + 1 },
  (_, index) => crewSeats.min + index,
);

const formOf = (member: CrewMember | undefined): CrewForm => ({
  name: member?.name ?? '',
  phone: member?.phone ?? '',
  languages: member?.languages ?? ['en', 'id'],
  drives: member?.drives ?? true,
  guides: member?.guides ?? false,
  seats: member?.seats ?? crewSeats.initial,
  daysOff: member?.daysOff ?? [],
  active: member?.active ?? true,
});

export function CrewDialog({ member, onClose }: CrewDialogProps) {
  // Sending the same form again saves the same person, against the version that the form began with.
  const [crewId] = useState(() => member?.id ?? crypto.randomUUID());
  const [seen] = useState(() => member?.updatedAt.getTime());
  const { control, handleSubmit, formState } = useForm<CrewForm>({
    resolver: formResolver(crewFormSchema),
    defaultValues: formOf(member),
  });
  const { isSubmitting, errors } = formState;
  const [dayOff, setDayOff] = useState('');
  const drives = useWatch({ control, name: 'drives' });
  const id = useId();
  const isPhone = useMediaQuery(phoneScreen);
  useBackCloses(true, onClose);

  const save = handleSubmit(async (form) => {
    const failed = (description: string) =>
      toast.error(`Failed to save ${form.name}`, { description });
    try {
      // A day that is typed is meant, even if it was not added.
      const daysOff = withDayOff(form.daysOff, dayOff, baliToday());
      const input = { ...form, daysOff, crewId, ...(seen === undefined ? {} : { seen }) };
      if (!(await saveCrew(input, notifyUnsure(`${form.name} is saved`)))) {
        failed(notArrived);
        return;
      }
      toast.success(`${form.name} is saved`);
      onClose();
    } catch (error) {
      failed(reasonOf(error) ?? 'Please try again.');
    }
  });

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      // A click outside the dialog does not discard what was typed.
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') onClose();
      }}
      aria-labelledby={id}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {member ? `Edit ${member.name}` : 'Add a driver or guide'}
      </DialogTitle>
      <DialogContent dividers>
        <Stack
          component="form"
          id={`${id}form`}
          noValidate
          spacing={2.25}
          onSubmit={(event) => void save(event)}
        >
          <TextInput control={control} name="name" required label="Name" maxLength={limits.name} />
          <TextInput
            control={control}
            name="phone"
            required
            type="tel"
            label="Phone"
            maxLength={limits.phone}
            hint="With the country code, such as +62 812 3456 7890"
          />
          <LanguagesInput control={control} />
          <div>
            <SwitchInput control={control} name="drives" label="Drives" />
            <SwitchInput control={control} name="guides" label="Guides" />
            {errors.drives ? (
              <FormHelperText error role="alert">
                {errors.drives.message}
              </FormHelperText>
            ) : null}
          </div>
          {drives ? (
            <TextInput control={control} name="seats" select label="Seats for guests">
              {seats.map((count) => (
                <MenuItem key={count} value={count}>
                  <span>{count}</span>
                </MenuItem>
              ))}
            </TextInput>
          ) : null}
          <DaysOffInput control={control} date={dayOff} onDate={setDayOff} />
          {member ? (
            <div>
              <SwitchInput control={control} name="active" label="Works here" />
            </div>
          ) : null}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" form={`${id}form`} variant="contained" disabled={isSubmitting}>
          <span>{isSubmitting ? 'Saving…' : 'Save'}</span>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
