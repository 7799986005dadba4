import { type Feed, maxFeeds } from '@selasar/domain/calendar';
import { toast } from 'sonner';
import { staffApi } from '../../../data/api.ts';
import { removeFeed } from '../../../data/calendar/feeds.ts';
import { reasonOf, notArrived, notifyUnsure } from '../../common/reasonOf.ts';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../common/Panel.tsx';
import { FeedDialog } from './FeedDialog.tsx';
import { FeedItem } from './FeedItem.tsx';

const again = 'Please try again.';

/** A problem is shown beside the feed. */
async function syncNow(feedId: string, acceptsFewer: boolean): Promise<void> {
  try {
    const { lastResult, clashes } = await staffApi.fetchFeed({ feedId, acceptsFewer });
    if (clashes.length > 0) {
      const problem = lastResult.code === 'ok' ? '' : ` ${lastResult.message}`;
      toast.error('Some nights are double-booked', {
        description: `Please check the bookings.${problem}`,
      });
    } else if (lastResult.code === 'ok') toast.success('Calendar synced');
    else toast.warning('The calendar has a problem', { description: lastResult.message });
  } catch (error) {
    toast.error('Failed to sync the calendar', { description: reasonOf(error) ?? again });
  }
}

async function removeWithToast({ id, name }: Feed): Promise<void> {
  const failed = (description: string) => toast.error(`Failed to remove ${name}`, { description });
  try {
    const unsure = notifyUnsure(`${name} is removed`);
    if (await removeFeed({ feedId: id }, unsure)) toast.success(`${name} is removed`);
    else failed(notArrived);
  } catch (error) {
    failed(reasonOf(error) ?? again);
  }
}

interface FeedsProps {
  villaId: string;
  feeds: readonly Feed[];
  icalKey: string | undefined;
}

export function Feeds({ villaId, feeds, icalKey }: FeedsProps) {
  const [edited, setEdited] = useState<Feed | 'new'>();
  const [toRemove, setToRemove] = useState<Feed>();
  // The text stays while the dialog fades out.
  const [isConfirming, setIsConfirming] = useState(false);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const whileBusy = async (feedId: string, work: () => Promise<void>) => {
    setBusy((others) => new Set([...others, feedId]));
    await work();
    setBusy((all) => new Set([...all].filter((other) => other !== feedId)));
  };
  const fetch = (feedId: string, acceptsFewer: boolean) =>
    void whileBusy(feedId, () => syncNow(feedId, acceptsFewer));

  return (
    <Panel
      heading="Calendars of other portals"
      action={
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          disabled={feeds.length >= maxFeeds}
          onClick={() => setEdited('new')}
        >
          Add
        </Button>
      }
    >
      {feeds.length === 0 ? (
        <EmptyState
          title="No calendars yet"
          hint="Add the calendar of a portal: nights booked there are then blocked here within an hour."
        />
      ) : (
        <Stack component="ul" aria-label="Calendars" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {feeds.map((feed) => (
            <FeedItem
              key={feed.id}
              feed={feed}
              icalKey={icalKey}
              isBusy={busy.has(feed.id)}
              onFetch={({ id }, acceptsFewer) => fetch(id, acceptsFewer)}
              onChange={setEdited}
              onRemove={(chosen) => {
                setToRemove(chosen);
                setIsConfirming(true);
              }}
            />
          ))}
        </Stack>
      )}
      {edited ? (
        <FeedDialog
          villaId={villaId}
          feed={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={(feedId) => fetch(feedId, false)}
        />
      ) : null}
      <ConfirmDialog
        open={isConfirming}
        title={`Remove ${toRemove?.name ?? ''}?`}
        text="Nights that it blocks become free immediately, and guests can book them. Bookings at the portal are not affected."
        confirm="Remove"
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => {
          setIsConfirming(false);
          if (toRemove) void whileBusy(toRemove.id, () => removeWithToast(toRemove));
        }}
      />
    </Panel>
  );
}
