import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { maxFeeds } from '@selasar/domain';
import type { Feed } from '@selasar/domain';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../common/Panel.tsx';
import { syncNow, removeWithToast } from './feedActions.ts';
import { FeedDialog } from './FeedDialog.tsx';
import { FeedItem } from './FeedItem.tsx';

interface FeedsProps {
  villaId: string;
  feeds: readonly Feed[];
  icalKey: string | undefined;
}

/** Feeds of other portals: what is booked there is blocked here. */
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
