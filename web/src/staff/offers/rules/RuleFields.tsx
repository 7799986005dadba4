import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { type BookingType, guests } from '@selasar/domain/core';
import { useFormContext } from 'react-hook-form';
import { twoColumns } from '../FormSection.tsx';
import { SwitchInput } from '../../common/SwitchInput.tsx';
import { ruleLabels } from './ruleForm.ts';
import type { RuleForm } from './ruleForm.ts';
import { RuleText, Weekdays } from './RuleInputs.tsx';
import { RowDate, RowInput, RuleRows } from './RuleRows.tsx';

export function TimeRules({ type }: { type: BookingType }) {
  const isTour = type === 'tour';
  const { control } = useFormContext<RuleForm>();
  return (
    <>
      {isTour ? (
        <Weekdays name="weekdays" hint="None chosen: every day." />
      ) : (
        <>
          <Weekdays name="arrivalDays" hint="None chosen: any day." />
          <Weekdays name="departureDays" hint="None chosen: any day." />
        </>
      )}
      <Box sx={twoColumns}>
        {isTour ? (
          <>
            <RuleText
              name="startTime"
              type="time"
              unit="in Bali"
              hint="With the pick-up. A day on which that is before you usually answer cannot be requested."
            />
            <RuleText name="seats" unit="guests" hint="Of all confirmed bookings of a day." />
          </>
        ) : (
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
        {(fieldOf) => (
          <>
            <RowDate label="From" field={fieldOf('from', 'first day')} />
            <RowDate label="To" field={fieldOf('to', 'last day')} />
          </>
        )}
      </RuleRows>
      <SwitchInput
        control={control}
        name="instantConfirmation"
        label={ruleLabels.instantConfirmation}
        hint={
          isTour
            ? 'If seats are free, a request is confirmed without you. A day without a number of seats still waits for you.'
            : 'If the nights are free, a request is confirmed without you.'
        }
      />
    </>
  );
}

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
            <RowDate label="From" field={fieldOf('from', 'first day')} />
            <RowDate label="To" field={fieldOf('to', 'last day')} />
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
              {groupSizes.map((size) => (
                <MenuItem key={size} value={size}>
                  <span>{`${size} guests`}</span>
                </MenuItem>
              ))}
            </RowInput>
            <RowInput label="Percent" field={fieldOf('percent', 'percent')} />
          </>
        )}
      </RuleRows>
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
