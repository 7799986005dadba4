import Skeleton from '@mui/material/Skeleton';
import { t } from '@selasar/domain';
import { use, useEffect } from 'react';
import { lazyIsland } from '../../../ui/bootstrap/lazyIsland.tsx';
import { deferred } from '../../../ui/loading/deferred.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { RenderedIslands } from '../../../ui/served.ts';
import type { CalendarProps } from './Calendar.tsx';

const file = 'src/site/forms/dates/Calendar.tsx';

/** The calendar, whose code loads once there is a field that opens one. */
export const CalendarIsland = lazyIsland<CalendarProps>(
  file,
  async () => (await import('./Calendar.tsx')).Calendar,
  () => (
    <Notice aria-label={t('Loading the calendar')}>
      <Skeleton variant="rounded" height={350} />
    </Notice>
  ),
);

/**
 * Loads it with the page's islands, or while the field of a page from the browser appears: an opened calendar that still
 * waits shows its placeholder for 300 ms, by React's limit. After a failure, opening it tries again.
 */
export function usePreparedCalendar(): void {
  use(RenderedIslands)(file);
  useEffect(() => {
    void deferred(CalendarIsland.ready());
  }, []);
}
