import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Clash, type Feed, icalPath } from '@selasar/domain/calendar';
import { reference, shortDate } from '@selasar/domain/core';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { AddressField } from '../../common/AddressField.tsx';
import { resting } from '../../common/styles.ts';
import { formatInBali } from '../../common/formatInstant.ts';

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
              <FeedButton
                color="inherit"
                size="small"
                isBusy={isBusy}
                onClick={() => onFetch(feed, true)}
              >
                Accept the change
              </FeedButton>
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
        <FeedButton
          variant="outlined"
          isBusy={isBusy}
          aria-label={`${read}: ${name}`}
          onClick={() => onFetch(feed, false)}
        >
          <span>{read}</span>
        </FeedButton>
        <FeedButton isBusy={isBusy} aria-label={`Change: ${name}`} onClick={() => onChange(feed)}>
          Change
        </FeedButton>
        <FeedButton
          color="error"
          isBusy={isBusy}
          aria-label={`Remove: ${name}`}
          onClick={() => onRemove(feed)}
        >
          Remove
        </FeedButton>
      </Stack>
    </Stack>
  );
}

interface FeedButtonProps extends Omit<ButtonProps, 'onClick'> {
  isBusy: boolean;
  onClick: () => void;
}

/** While busy it ignores clicks. A disabled button would lose the focus. */
const FeedButton = ({ isBusy, onClick, ...props }: FeedButtonProps) => (
  <Button
    {...props}
    aria-disabled={isBusy}
    onClick={() => {
      if (!isBusy) onClick();
    }}
    sx={isBusy ? resting : {}}
  />
);

function Clashes({ feed: { name, clashes } }: { feed: Feed }) {
  return (
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
}
