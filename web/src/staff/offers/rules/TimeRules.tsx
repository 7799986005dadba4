import Box from '@mui/material/Box';
import type { BookingType } from '@selasar/domain';
import { useFormContext } from 'react-hook-form';
import { SwitchInput } from '../SwitchInput.tsx';
import { twoColumns } from '../twoColumns.ts';
import { RowDate } from './RowDate.tsx';
import { RuleRows } from './RuleRows.tsx';
import { ruleLabels } from './ruleForm.ts';
import type { RuleForm } from './ruleForm.ts';
import { RuleText } from './RuleText.tsx';
import { Weekdays } from './Weekdays.tsx';

/** When a tour or villa can be booked, and for how many guests or nights. */
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
