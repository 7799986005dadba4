import Skeleton from '@mui/material/Skeleton';
import { t } from '@selasar/domain';
import { useEffect } from 'react';
import { lazyIsland } from '../../../ui/bootstrap/lazyIsland.tsx';
import { deferred } from '../../../ui/loading/deferred.ts';
import { Notice } from '../../../ui/Notice.tsx';
import type { CalendarProps } from './Calendar.tsx';

const load = () => import('./Calendar.tsx');

/** The calendar, whose code loads once there is a field that opens one. */
export const CalendarIsland = lazyIsland<CalendarProps>(
  'src/site/forms/dates/Calendar.tsx',
  async () => (await load()).Calendar,
  () => (
    <Notice aria-label={t('Loading the calendar')}>
      <Skeleton variant="rounded" height={350} />
    </Notice>
  ),
);

/** Loads it while the field hydrates. After a failure, opening the calendar tries again. */
export const usePreparedCalendar = (): void =>
  useEffect(() => {
    void deferred(load());
  }, []);
