import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { maxFeeds, icalPath, type Feed, type Clash } from '@selasar/domain/calendar';
import { reference, shortDate } from '@selasar/domain/core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { toast } from 'sonner';
import { staffApi } from '../../../data/api.ts';
import { removeFeed } from '../../../data/calendar/feeds.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { paths } from '../../../paths.ts';
import { useBusy, BusyButton } from '../../common/BusyButton.tsx';
import { attempt, reportFailure } from '../../common/attempt.ts';
import { Panel } from '../../common/Panel.tsx';
import { AddressField } from '../../common/AddressField.tsx';
import { formatInBali } from '../../common/formatInstant.ts';
import { FeedDialog } from './FeedDialog.tsx';

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
    reportFailure('Failed to sync the calendar', error);
  }
}

async function removeWithToast({ id, name }: Feed): Promise<void> {
  const isRemoved = await attempt((onUnsure) => removeFeed({ feedId: id }, onUnsure), {
    failed: `Failed to remove ${name}`,
    unsure: `${name} is removed`,
  });
  if (isRemoved) toast.success(`${name} is removed`);
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
  const { busy, during } = useBusy();

  const fetch = (feedId: string, acceptsFewer: boolean) =>
    void during(feedId, () => syncNow(feedId, acceptsFewer));

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
          if (toRemove) void during(toRemove.id, () => removeWithToast(toRemove));
        }}
      />
    </Panel>
  );
}

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

function feedState({ lastFetchedAt, events, nights }: Feed): string {
  if (!lastFetchedAt) return 'Not synced yet. The first sync is within the hour.';
  const found = `${count(events, 'upcoming stay', 'upcoming stays')}, ${count(nights, 'night', 'nights')} blocked`;
  return `${found} · synced ${formatInBali(lastFetchedAt)}`;
}

const clashText = ({ bookingId, startDate, endDate }: Clash): string =>
  `Booking ${reference(bookingId)} (${shortDate(startDate)} to ${shortDate(endDate)})`;

export interface FeedActions {
  onFetch: (feed: Feed, acceptsFewer: boolean) => void;
  onChange: (feed: Feed) => void;
  onRemove: (feed: Feed) => void;
}

interface FeedItemProps extends FeedActions {
  feed: Feed;
  /** The address of our own calendar, once known. */
  icalKey: string | undefined;
  isBusy: boolean;
}

export function FeedItem({ feed, icalKey, isBusy, onFetch, onChange, onRemove }: FeedItemProps) {
  const { id, name, url, lastResult, clashes } = feed;
  const read = isBusy ? 'Please wait…' : 'Sync now';
  return (
    <Stack component="li" spacing={1.5} sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <div>
        <Typography component="h3" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {url}
        </Typography>
        <Typography variant="body2">{feedState(feed)}</Typography>
        {lastResult?.code === 'ok' ? (
          <Typography variant="body2">{lastResult.message}</Typography>
        ) : null}
      </div>
      {clashes.length > 0 ? <Clashes feed={feed} /> : null}
      {lastResult && lastResult.code !== 'ok' ? (
        <Alert
          severity="warning"
          action={
            lastResult.code === 'shrunk' ? (
              <BusyButton
                color="inherit"
                size="small"
                isBusy={isBusy}
                onClick={() => onFetch(feed, true)}
              >
                Accept the change
              </BusyButton>
            ) : null
          }
        >
          {lastResult.message}
        </Alert>
      ) : null}
      {icalKey === undefined ? null : (
        <AddressField
          label={`Our calendar, for ${name}`}
          address={`${window.location.origin}${icalPath(icalKey, id)}`}
        />
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <BusyButton
          variant="outlined"
          isBusy={isBusy}
          aria-label={`${read}: ${name}`}
          onClick={() => onFetch(feed, false)}
        >
          <span>{read}</span>
        </BusyButton>
        <BusyButton isBusy={isBusy} aria-label={`Change: ${name}`} onClick={() => onChange(feed)}>
          Change
        </BusyButton>
        <BusyButton
          color="error"
          isBusy={isBusy}
          aria-label={`Remove: ${name}`}
          onClick={() => onRemove(feed)}
        >
          Remove
        </BusyButton>
      </Stack>
    </Stack>
  );
}

const Clashes = ({ feed: { name, clashes } }: { feed: Feed }) => (
  <Alert severity="error">
    <AlertTitle>{`Double booking: here and at ${name}`}</AlertTitle>
    <span>{`Our booking is unchanged. Please check ${name}, and move or cancel one of the two:`}</span>
    <Stack component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {clashes.map((clash) => (
        <li key={clash.bookingId}>
          <Link
            component={RouterLink}
            to={paths.admin.booking(clash.bookingId)}
            color="inherit"
            underline="always"
          >
            {clashText(clash)}
          </Link>
        </li>
      ))}
    </Stack>
  </Alert>
);
