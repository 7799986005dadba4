import Skeleton from '@mui/material/Skeleton';
import { t } from '@selasar/domain/i18n';
import { use, useEffect, type ComponentType } from 'react';
import { deferred } from '../../../ui/loading/deferred.ts';
import { LoadingFailed } from '../../../ui/loading/LoadingFailed.tsx';
import { useLoaded } from '../../../ui/loading/useLoaded.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { OpenedParts } from '../../../ui/served.ts';
import type { CalendarProps } from './calendarProps.ts';

let prepared: ComponentType<CalendarProps> | undefined;
const load = async () => {
  prepared ??= (await import('./Calendar.tsx')).Calendar;
  return prepared;
};

/** After a failure, opening it tries again. */
export function usePreparedCalendar(): void {
  use(OpenedParts)('src/site/forms/dates/Calendar.tsx');
  useEffect(() => {
    void deferred(load());
  }, []);
}

/** It says itself why there is none: a dialog hides the page from screen readers and the keyboard. */
export function CalendarIsland(props: CalendarProps) {
  const { status, retry } = useLoaded(load, prepared === undefined);
  const Calendar = prepared;
  if (Calendar) return <Calendar {...props} />;
  if (status === 'failed')
    return <LoadingFailed onRetry={retry}>{t('The calendar could not be loaded.')}</LoadingFailed>;
  return (
    <Notice aria-label={t('Loading the calendar')}>
      <Skeleton variant="rounded" height={350} />
    </Notice>
  );
}
