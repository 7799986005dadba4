import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { isCivilDate, problemText } from '@selasar/domain/core';
import { labelled, t } from '@selasar/domain/i18n';
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
  ordered?: Pick<NonNullable<Availability['ordered']>, 'startDate' | 'chosenExtras'> | undefined;
  /** Instead of what guests read. */
  noArea?: string;
}

const hintOf = (extra: Extra, isLate: boolean): string =>
  isLate ? labelled(extraHint(extra), t('too late to book')) : extraHint(extra);

/** The pickup area, and how many of each extra. Without any, nothing. */
export function ExtrasInput(props: ExtrasInputProps) {
  const { control, terms, now, ordered, noArea = t('Not sure yet: we will ask you') } = props;
  const { field, fieldState } = useController({ control, name: 'chosenExtras' });
  const { value, onChange, onBlur, ref } = field;
  const date = useWatch({ control, name: 'startDate' });
  const id = useId();
  const all = inOrder(extrasOf(terms));
  const [areas, extras] = [all.filter(([, { area }]) => area), all.filter(([, { area }]) => !area)];
  const counts = readCounts(value);
  const left = new Map(
    all.flatMap(([key, { most = 1 }]) => {
      const count = Math.min(counts.get(key) ?? 0, most);
      return count > 0 ? [[key, count] as const] : [];
    }),
  );
  // A kept form may have what the offer no longer has, or more than it has now.
  const isAnyGone = writeCounts(left) !== writeCounts(counts);
  const [isGone, setGone] = useState(isAnyGone);
  if (isAnyGone && !isGone) setGone(true);
  const dropGone = useEffectEvent(() => onChange(writeCounts(left)));
  useEffect(() => {
    if (isAnyGone) dropGone();
  }, [isAnyGone]);
  const before = readCounts(ordered?.startDate === date ? ordered.chosenExtras : undefined);
  const set = (changed: Iterable<readonly [string, number]>) => {
    setGone(false);
    onChange(writeCounts(new Map([...counts, ...changed])));
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
    <Stack
      component="fieldset"
      aria-label={t('Extras')}
      aria-describedby={message ? id : undefined}
      ref={ref}
      tabIndex={-1}
      spacing={2.25}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0, outline: 'none' }}
    >
      {message ? (
        <FormHelperText error id={id}>
          {message}
        </FormHelperText>
      ) : null}
      {areas.length > 0 ? (
        <TextField
          select
          label={t('Pickup area')}
          value={areas.find(([key]) => counts.has(key))?.[0] ?? ''}
          onChange={({ target }) =>
            set(areas.map(([key]) => [key, Number(key === target.value)] as const))
          }
          onBlur={onBlur}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          // An area with its price may need two lines. The second class wins over MUI's own.
          sx={{ '& .MuiSelect-select.MuiInputBase-input': { whiteSpace: 'normal' } }}
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
              <span>{labelled(extraName(extra), hintOf(extra, isLate(key, extra)))}</span>
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      {extras.length > 0 ? (
        <Stack spacing={1}>
          <Typography variant="body2" color="textSecondary">
            {t('Extras')}
          </Typography>
          {extras.map(([key, extra]) => {
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
              />
            );
          })}
        </Stack>
      ) : null}
    </Stack>
  );
}
