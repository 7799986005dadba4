import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { guests } from '@selasar/domain';
import type { BookingType } from '@selasar/domain';
import { twoColumns } from '../twoColumns.ts';
import { RowDate } from './RowDate.tsx';
import { RowInput } from './RowInput.tsx';
import { RuleRows } from './RuleRows.tsx';
import { RuleText } from './RuleText.tsx';

const groupSizes = Array.from({ length: guests.max - guests.min }, (_, index) =>
  String(guests.min + 1 + index),
);

/** Rules that change the price of a tour or villa, and when payments are due. */
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
                  {size} guests
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
