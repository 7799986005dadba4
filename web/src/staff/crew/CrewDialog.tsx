import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { limits, shortDate, type CivilDate } from '@selasar/domain/core';
import {
  crewFormSchema,
  crewSeats,
  crewLanguages,
  maxDaysOff,
  type CrewForm,
  type CrewMember,
} from '@selasar/domain/crew';
import { useState } from 'react';
import { useForm, useWatch, useController, type Control } from 'react-hook-form';
import { toast } from 'sonner';
import { baliToday, useToday } from '../../clock/useToday.ts';
import { saveCrew } from '../../data/crew/crew.ts';
import { formResolver } from '../../forms/formResolver.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { CivilDateField } from '../../forms/dates/CivilDateField.tsx';
import { menuItems } from '../common/Choice.tsx';
import { FormDialog, FormFrame } from '../common/FormDialog.tsx';
import { attempt } from '../common/attempt.ts';
import { SwitchInput } from '../common/SwitchInput.tsx';
import { languageName } from './crewText.ts';

const choices = crewLanguages.toSorted((one, other) =>
  languageName(one).localeCompare(languageName(other)),
);

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
  email: member?.email ?? '',
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

  const save = handleSubmit(async (form) => {
    // A day that is typed is meant, even if it was not added.
    const daysOff = withDayOff(form.daysOff, dayOff, baliToday());
    const input = { ...form, daysOff, crewId, ...(seen === undefined ? {} : { seen }) };
    const isSaved = await attempt((onUnsure) => saveCrew(input, onUnsure), {
      failed: `Failed to save ${form.name}`,
      unsure: `${form.name} is saved`,
    });
    if (!isSaved) return;
    toast.success(`${form.name} is saved`);
    onClose();
  });

  return (
    <FormDialog maxWidth="sm" onClose={onClose}>
      <FormFrame
        title={member ? `Edit ${member.name}` : 'Add a driver or guide'}
        onSave={(event) => void save(event)}
        onCancel={onClose}
        save={isSubmitting ? 'Saving…' : 'Save'}
        disabled={isSubmitting}
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
        <TextInput
          control={control}
          name="email"
          type="email"
          label="Email"
          maxLength={limits.email}
          hint="We mail them each job that is new, changed or cancelled"
        />
        <TextInput
          control={control}
          name="languages"
          select
          label="Languages"
          slotProps={{
            select: {
              multiple: true,
              renderValue: (codes) => (codes as string[]).map(languageName).join(', '),
            },
          }}
        >
          {menuItems(choices, languageName)}
        </TextInput>
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
            {menuItems(seats)}
          </TextInput>
        ) : null}
        <DaysOffInput control={control} date={dayOff} onDate={setDayOff} />
        {member ? (
          <div>
            <SwitchInput control={control} name="active" label="Works here" />
          </div>
        ) : null}
      </FormFrame>
    </FormDialog>
  );
}

/** Past days go with the change. */
export function withDayOff(
  days: readonly CivilDate[],
  added: CivilDate,
  today: CivilDate,
): CivilDate[] {
  if (added === '' || days.includes(added)) return [...days];
  return [...days.filter((day) => day >= today), added].toSorted();
}

interface DaysOffInputProps {
  control: Control<CrewForm>;
  /** A day that is typed but not added yet; '' is none. */
  date: string;
  onDate: (date: string) => void;
}

export function DaysOffInput({ control, date, onDate }: DaysOffInputProps) {
  const {
    field: { value, onChange, ref },
  } = useController({ control, name: 'daysOff' });
  const today = useToday();
  const days = value.filter((day) => day >= today);
  const isFull = days.length >= maxDaysOff;
  const isNew = date !== '' && date >= today && !days.includes(date);
  const add = () => {
    onChange(withDayOff(value, date, today));
    onDate('');
  };
  return (
    <Box component="fieldset" aria-label="Days off" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <CivilDateField
          inputRef={ref}
          label="Day off"
          value={date}
          limits={{ min: today }}
          onChange={(chosen) => onDate(chosen ?? '')}
          onEnter={() => {
            if (isNew) add();
          }}
          hint={isFull ? `At most ${maxDaysOff} days` : undefined}
          field={{ disabled: isFull, sx: { flex: 1 } }}
        />
        <Button variant="outlined" disabled={!isNew || isFull} onClick={add}>
          Add day
        </Button>
      </Stack>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: days.length > 0 ? 1 : 0 }}>
        {days.map((day) => (
          <Chip
            key={day}
            label={shortDate(day)}
            aria-label={`${shortDate(day)}, remove with the Delete key`}
            onDelete={() => onChange(days.filter((other) => other !== day))}
          />
        ))}
      </Box>
    </Box>
  );
}
