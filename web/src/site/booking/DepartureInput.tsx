import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain/i18n';
import {
  checkAvailability,
  departuresOf,
  refusedAs,
  requestedOf,
  seatsLeft,
} from '@selasar/domain/pricing';
import { useEffect, useId, useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { placesText } from './blockedDays.ts';
import type { RequestedFormProps } from './useRequested.ts';

type Props = Pick<RequestedFormProps, 'item' | 'form' | 'calendar'>;

/** The start times of the chosen day, and the seats left at each. Without several, there is nothing to choose. */
export function DepartureInput({ item, form: { control }, calendar }: Props) {
  const { availability, months } = calendar;
  const { field, fieldState } = useController({ control, name: 'startTime' });
  const requested = useWatch({ control, compute: requestedOf });
  const id = useId();
  const { startDate } = requested;
  const { value, onChange } = field;
  const times = startDate ? departuresOf(item, startDate) : [];
  const only = times.length === 1 ? times[0] : undefined;
  const byItself = useRef<string>(undefined);
  // After each rendering: a kept form may be read later. What is chosen by itself is not kept for a day with more.
  useEffect(() => {
    const isFree = !value || value === byItself.current;
    if (!isFree || value === (only ?? '')) return;
    byItself.current = only;
    onChange(only ?? '');
  });

  const stateOf = (startTime: string) => {
    const one = { ...requested, startTime };
    const { refused } = checkAvailability(item, one, availability);
    const left = seatsLeft(item, one, availability.takenSeats);
    // The day may be one on which the tour does not run at all.
    const isOff = refused?.field === 'startTime' || refused?.field === 'startDate';
    const code = refusedAs(refused);
    if (isOff && code !== 'seats-taken') {
      const isLate = code === 'starts-too-soon' || code === 'booked-too-late';
      return { isOff, text: isLate ? t('too late to book') : t('does not run') };
    }
    if (left === 0) return { isOff, text: t('full') };
    const places = { places: placesText(left) };
    if (isOff) return { isOff, text: t('only {places} left', places) };
    const isKnown = months.isKnown(startDate) && left < Infinity;
    return { isOff, text: isKnown ? t('{places} left', places) : '' };
  };

  const error = fieldState.error?.message;
  const shown = times.length > 0 ? [...new Set([...times, ...(value ? [value] : [])])] : [];
  const states = shown.toSorted().map((time) => ({ time, ...stateOf(time) }));
  const first = states.find(({ isOff }) => !isOff)?.time;
  if (shown.length === 0) return error ? <FormHelperText error>{error}</FormHelperText> : null;
  return (
    <Stack
      component="fieldset"
      aria-labelledby={id}
      aria-describedby={error ? `${id}error` : undefined}
      spacing={0.75}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Typography id={id} variant="body2" color="textSecondary">
        {t('Start time')}
      </Typography>
      {states.map(({ time, isOff, text }) => (
        <Box key={time} component="label" sx={choiceStyles}>
          <input
            ref={time === first ? field.ref : undefined}
            type="radio"
            name={id}
            value={time}
            checked={value === time}
            disabled={isOff}
            onChange={() => {
              byItself.current = undefined;
              onChange(time);
            }}
            onBlur={field.onBlur}
          />
          <span>{time}</span>
          <Typography component="span" variant="body2" sx={{ ml: 'auto' }}>
            {text}
          </Typography>
        </Box>
      ))}
      {error ? (
        <FormHelperText error id={`${id}error`}>
          {error}
        </FormHelperText>
      ) : null}
    </Stack>
  );
}

const choiceStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 48,
  px: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: 'primary.main', fontWeight: 700 },
  '&:has(:disabled)': { color: 'text.secondary', cursor: 'default' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
  '& input': { width: 20, height: 20, m: 0, accentColor: 'currentcolor', outline: 'none' },
} as const;
