import type { Feed } from '@selasar/domain';
import { toast } from 'sonner';
import { staffApi } from '../../../data/api.ts';
import { removeFeed } from '../../../data/calendar/feeds/removeFeed.ts';
import { reasonOf } from '../../common/reasonOf.ts';
import { notArrived, notifyUnsure } from '../../common/unsure.ts';

const again = 'Please try again.';

/** Reads a feed, and reports the outcome. A problem is shown beside the feed. */
export async function syncNow(feedId: string, acceptsFewer: boolean): Promise<void> {
  try {
    const { lastResult, clashes } = await staffApi.fetchFeed({ feedId, acceptsFewer });
    if (clashes.length > 0) {
      toast.error('Some nights are double-booked', { description: 'Please check the bookings.' });
    } else if (lastResult.code === 'ok') toast.success('Calendar synced');
    else toast.warning('The calendar has a problem', { description: lastResult.message });
  } catch (error) {
    toast.error('Failed to sync the calendar', { description: reasonOf(error) ?? again });
  }
}

/** Removes a feed, and reports the outcome. */
export async function removeWithToast({ id, name }: Feed): Promise<void> {
  const failed = (description: string) => toast.error(`Failed to remove ${name}`, { description });
  try {
    const unsure = notifyUnsure(`${name} is removed`);
    if (await removeFeed({ feedId: id }, unsure)) toast.success(`${name} is removed`);
    else failed(notArrived);
  } catch (error) {
    failed(reasonOf(error) ?? again);
  }
}
