import { addDays, weekOf } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import type { KeyboardEvent } from 'react';
import { addTo } from '../../../forms/dates/civilDay.ts';

const steps = {
  ArrowLeft: { count: -1, unit: 'day', withShift: 'month' },
  ArrowRight: { count: 1, unit: 'day', withShift: 'month' },
  ArrowUp: { count: -1, unit: 'week', withShift: 'year' },
  ArrowDown: { count: 1, unit: 'week', withShift: 'year' },
  PageUp: { count: -1, unit: 'month', withShift: 'year' },
  PageDown: { count: 1, unit: 'month', withShift: 'year' },
} as const;

const isStep = (key: string): key is keyof typeof steps => Object.hasOwn(steps, key);

/**
 * The day to which a key moves the focus, as in every calendar grid (https://www.w3.org/WAI/ARIA/apg). MUI's own keys
 * turn Page Up to the next month, and leave out days that cannot be picked.
 */
export function dayAfterKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  day: CivilDate,
): CivilDate | undefined {
  if (key === 'Home') return weekOf(day);
  if (key === 'End') return addDays(weekOf(day), 6);
  if (!isStep(key)) return undefined;
  const { count, unit, withShift } = steps[key];
  return addTo(day, count, shiftKey ? withShift : unit);
}
