import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { guests, weekdayNames, type BookingType } from '@selasar/domain/core';
import { useId } from 'react';
import { useFormContext, useController, useFormState, useWatch } from 'react-hook-form';
import { menuItems } from '../../common/Choice.tsx';
import { SwitchInput } from '../../common/SwitchInput.tsx';
import { twoColumns } from '../../editing/FormSection.tsx';
import { ExtraRules } from './ExtraRules.tsx';
import { GuestKindRules } from './GuestKindRules.tsx';
import { ruleLabels, weekdaysIn, type RuleForm } from './ruleForm.ts';
import { RowDate, RowInput, RuleRows, type RowField } from './RuleRows.tsx';

export function TimeRules({ type }: { type: BookingType }) {
  const isTour = type === 'tour';
  const { control } = useFormContext<RuleForm>();
  const isSeveral = useWatch<RuleForm, 'departures'>({ name: 'departures' }).length > 0;
  // What keeps the form from being saved is shown.
  const isWrong = useFormState({ control, name: 'seats' }).errors.seats !== undefined;
  return (
    <>
      {isTour ? (
        <>
          <Weekdays name="weekdays" hint="None chosen: every day." />
          <DepartureRules />
        </>
      ) : (
        <>
          <Weekdays name="arrivalDays" hint="None chosen: any day." />
          <Weekdays name="departureDays" hint="None chosen: any day." />
        </>
      )}
      <Box sx={twoColumns}>
        {isTour && (!isSeveral || isWrong) ? (
          <>
            <RuleText
              name="startTime"
              type="time"
              unit="in Bali"
              hint="With the pick-up. A day on which that is before you usually answer cannot be requested."
            />
            <RuleText name="seats" unit="guests" hint="Of all confirmed bookings of a day." />
          </>
        ) : null}
        {isTour ? null : (
          <>
            <RuleText name="leastNights" unit="nights" />
            <RuleText name="mostNights" unit="nights" />
          </>
        )}
        <RuleText
          name="cutOffHours"
          unit="hours before"
          hint={`Counted to 0:00 in Bali on the day of the ${isTour ? 'tour' : 'check-in'}.`}
        />
      </Box>
      <RuleRows
        name="closed"
        blank={{ from: '', to: '' }}
        add="Add closed period"
        hint={
          isTour
            ? 'The tour does not run on these days, the first and the last included.'
            : 'No night that begins on these days, the first and the last included. A stay may end on the first.'
        }
      >
        {days}
      </RuleRows>
      <SwitchInput
        control={control}
        name="instantConfirmation"
        label={ruleLabels.instantConfirmation}
        hint={
          isTour
            ? 'If seats are free, a request is confirmed without you. A tour without a number of seats, or with a start time without one, still waits for you.'
            : 'If the nights are free, a request is confirmed without you.'
        }
      />
    </>
  );
}

function DepartureRules() {
  return (
    <RuleRows
      name="departures"
      blank={{ time: '', seats: '', weekdays: '', from: '', to: '' }}
      add="Add start time"
      hint="For a tour that leaves more than once a day: guests choose one, and each has its own seats. No day chosen: every day on which the tour runs. Without dates: all year."
    >
      {(fieldOf) => (
        <>
          <RowInput type="time" label="Time" field={fieldOf('time', 'time')} />
          <RowInput label="Seats" inputMode="decimal" field={fieldOf('seats', 'seats')} />
          <RowDate label="From" field={fieldOf('from', 'first day')} />
          <RowDate label="To" field={fieldOf('to', 'last day')} />
          <RowWeek field={fieldOf('weekdays', 'days of the week')} />
        </>
      )}
    </RuleRows>
  );
}

const RowWeek = ({ field: { ariaLabel, value, onChange, onBlur } }: { field: RowField }) => (
  <Box sx={{ gridColumn: { xs: '1 / -1', md: '1 / span 4' } }}>
    <Week
      aria-label={ariaLabel}
      value={weekdaysIn(value)}
      onDays={(weekdays) => onChange(weekdays.join(','))}
      onBlur={onBlur}
    />
  </Box>
);

const days = (fieldOf: (part: 'from' | 'to', label: string) => RowField) => (
  <>
    <RowDate label="From" field={fieldOf('from', 'first day')} />
    <RowDate label="To" field={fieldOf('to', 'last day')} />
  </>
);

const groupSizes = Array.from({ length: guests.max - guests.min }, (_, index) =>
  String(guests.min + 1 + index),
);

export function PriceRules({ type }: { type: BookingType }) {
  const isTour = type === 'tour';
  const each = isTour ? 'a person' : 'a night';
  return (
    <>
      <RuleRows
        name="seasons"
        blank={{ from: '', to: '', price: '' }}
        add="Add season"
        hint={`The price of ${each} in US dollars, instead of the usual one.`}
      >
        {(fieldOf) => (
          <>
            {days(fieldOf)}
            <RowInput
              label={isTour ? 'USD a person' : 'USD a night'}
              inputMode="decimal"
              field={fieldOf('price', 'price')}
            />
          </>
        )}
      </RuleRows>
      <RuleRows
        name="groups"
        blank={{ from: '', percent: '' }}
        add="Add group price"
        hint="By how much the price changes with the number of guests: -10 is 10 % less, 20 is 20 % more."
      >
        {(fieldOf) => (
          <>
            <RowInput select label="From so many guests" field={fieldOf('from', 'guests')}>
              {menuItems(groupSizes, (size) => `${size} guests`)}
            </RowInput>
            <RowInput label="Percent" field={fieldOf('percent', 'percent')} />
          </>
        )}
      </RuleRows>
      {isTour ? <GuestKindRules /> : null}
      <ExtraRules type={type} />
      <Box sx={twoColumns}>
        <RuleText
          name="weekendSurcharge"
          before="$"
          unit={each}
          hint={isTour ? 'On Saturday and Sunday.' : 'For the nights of Friday and Saturday.'}
        />
        <RuleText name="deposit" unit="% of the total" hint="To be paid to hold the booking." />
        <RuleText
          name="freeCancellationDays"
          unit="days before"
          hint={`Before the day of the ${isTour ? 'tour' : 'check-in'}.`}
        />
      </Box>
    </>
  );
}

interface RuleTextProps {
  name: Extract<
    keyof RuleForm,
    | 'startTime'
    | 'cutOffHours'
    | 'seats'
    | 'leastNights'
    | 'mostNights'
    | 'weekendSurcharge'
    | 'deposit'
    | 'freeCancellationDays'
  >;
  type?: 'time';
  before?: string;
  unit: string;
  hint?: string;
}

export function RuleText({ name, type, before, unit, hint }: RuleTextProps) {
  const { field, fieldState } = useController<RuleForm, typeof name>({ name });
  const { ref, ...bound } = field;
  const id = useId();
  const unitId = `${id}unit`;
  return (
    <TextField
      {...bound}
      id={id}
      inputRef={ref}
      {...(type ? { type } : {})}
      label={ruleLabels[name]}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          ...(type ? {} : { inputMode: 'decimal' }),
          'aria-describedby': `${unitId} ${id}-helper-text`,
        },
        input: {
          startAdornment: before ? (
            <InputAdornment position="start">{before}</InputAdornment>
          ) : undefined,
          endAdornment: (
            <InputAdornment position="end" id={unitId}>
              {unit}
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

const week = [1, 2, 3, 4, 5, 6, 7];

type WeekProps = Omit<ToggleButtonGroupProps, 'onChange'> & { onDays: (days: number[]) => void };

const Week = ({ onDays, ...props }: WeekProps) => (
  <ToggleButtonGroup
    {...props}
    size="small"
    color="primary"
    fullWidth
    onChange={(_event, days: number[]) => onDays(days.toSorted((a, b) => a - b))}
    sx={{ maxWidth: 480 }}
  >
    {week.map((day) => (
      <ToggleButton key={day} value={day} sx={{ px: 0, minHeight: 44 }}>
        <span>{weekdayNames([day]).slice(0, 3)}</span>
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

interface WeekdaysProps {
  name: 'weekdays' | 'arrivalDays' | 'departureDays';
  hint: string;
}

export function Weekdays({ name, hint }: WeekdaysProps) {
  const { field, fieldState } = useController<RuleForm, typeof name>({ name });
  const id = useId();
  return (
    <Stack spacing={0.75}>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {ruleLabels[name]}
      </Typography>
      <Week
        aria-labelledby={id}
        aria-describedby={`${id}hint`}
        value={field.value}
        onDays={field.onChange}
        onBlur={field.onBlur}
      />
      <FormHelperText id={`${id}hint`} error={fieldState.invalid}>
        {fieldState.error?.message ?? hint}
      </FormHelperText>
    </Stack>
  );
}
