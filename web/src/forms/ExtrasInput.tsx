import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { isCivilDate, problemText } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import {
  type Availability,
  type Extra,
  extraName,
  extrasOf,
  inOrder,
  isTooLate,
  type OfferTerms,
  readCounts,
  writeCounts,
} from '@selasar/domain/pricing';
import type { BookingForm } from '@selasar/domain/requests';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { CountLine } from './CountLine.tsx';
import { extraHint } from './extraHint.ts';

/** Of any form that has these fields. */
export type ExtrasControl = Control<Pick<BookingForm, 'startDate' | 'chosenExtras'>>;

export interface ExtrasInputProps {
  control: ExtrasControl;
  terms: OfferTerms;
  /** What needs more notice cannot be added; staff may. */
  now?: Date | undefined;
  /** Of the booking that is changed: it was in time for its day. */
  ordered?: Availability['ordered'];
  /** Instead of what guests read. */
  noArea?: string;
}

const hintOf = (extra: Extra, isLate: boolean): string =>
  isLate ? `${extraHint(extra)}: ${t('too late to book')}` : extraHint(extra);

/** The pickup area, and how many of each extra. Without any, nothing. */
export function ExtrasInput(props: ExtrasInputProps) {
  const { control, terms, now, ordered, noArea = t('Not sure yet: we will ask you') } = props;
  const { field, fieldState } = useController({ control, name: 'chosenExtras' });
  const date = useWatch({ control, name: 'startDate' });
  const id = useId();
  const all = inOrder(extrasOf(terms));
  const [areas, extras] = [all.filter(([, { area }]) => area), all.filter(([, { area }]) => !area)];
  const counts = readCounts(field.value);
  const left = new Map([...counts].filter(([key]) => all.some(([offered]) => offered === key)));
  // A kept form may have what the offer no longer has.
  const isAnyGone = left.size < counts.size;
  const [isGone, setGone] = useState(isAnyGone);
  if (isAnyGone && !isGone) setGone(true);
  const dropGone = useEffectEvent(() => field.onChange(writeCounts(left)));
  useEffect(() => {
    if (isAnyGone) dropGone();
  }, [isAnyGone]);
  const before = readCounts(ordered?.startDate === date ? ordered.chosenExtras : undefined);
  const set = (changed: Iterable<readonly [string, number]>) => {
    setGone(false);
    field.onChange(writeCounts(new Map([...counts, ...changed])));
  };
  /** For one more than were ordered. */
  const isLate = (key: string, extra: Extra, count = 0) =>
    now !== undefined &&
    isCivilDate(date) &&
    count >= (before.get(key) ?? 0) &&
    isTooLate(extra, date, now);
  const message =
    fieldState.error?.message ?? (isGone ? problemText({ code: 'extras-invalid' }) : undefined);
  const isWrong = fieldState.invalid || isGone;
  if (all.length === 0) return isWrong ? <FormHelperText error>{message}</FormHelperText> : null;
  return (
    <Stack spacing={2.25}>
      {areas.length > 0 ? (
        <TextField
          select
          label={t('Pickup area')}
          value={areas.find(([key]) => counts.has(key))?.[0] ?? ''}
          onChange={({ target }) =>
            set(areas.map(([key]) => [key, Number(key === target.value)] as const))
          }
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={isWrong && extras.length === 0}
          helperText={extras.length === 0 ? message : undefined}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          sx={{ '& .MuiSelect-select': { whiteSpace: 'normal' } }}
        >
          <MenuItem value="">
            <span>{noArea}</span>
          </MenuItem>
          {areas.map(([key, extra]) => (
            <MenuItem
              key={key}
              value={key}
              disabled={isLate(key, extra)}
              sx={{ whiteSpace: 'normal' }}
            >
              <span>{`${extraName(extra)}: ${hintOf(extra, isLate(key, extra))}`}</span>
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      {extras.length > 0 ? (
        <Stack
          component="fieldset"
          aria-labelledby={id}
          spacing={1}
          sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
        >
          <Typography id={id} variant="body2" color="textSecondary">
            {t('Extras')}
          </Typography>
          {extras.map(([key, extra], index) => {
            const name = extraName(extra);
            const count = counts.get(key) ?? 0;
            const isFull = count >= (extra.most ?? 1);
            const late = !isFull && isLate(key, extra, count);
            return (
              <CountLine
                key={key}
                name={name}
                hint={hintOf(extra, late)}
                count={count}
                least={0}
                isFull={late || isFull}
                less={t('One less: {extra}', { extra: name })}
                more={t('One more: {extra}', { extra: name })}
                onAdd={(by) => set([[key, count + by]])}
                focusRef={index === 0 && areas.length === 0 ? field.ref : undefined}
              />
            );
          })}
          {message ? <FormHelperText error>{message}</FormHelperText> : null}
        </Stack>
      ) : null}
    </Stack>
  );
}
