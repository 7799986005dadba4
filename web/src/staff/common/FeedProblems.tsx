import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Feed } from '@selasar/domain/calendar';
import { Link } from 'react-router-dom';
import { useFeedProblems } from '../../data/calendar/feeds.ts';
import { isValid } from '../../data/firebase/rows.ts';
import { paths } from '../../paths.ts';

export function FeedProblems() {
  const live = useFeedProblems();
  const feeds = live.status === 'success' ? live.data.filter(isValid) : [];
  return feeds.length === 0 ? null : <FeedProblemList feeds={feeds} />;
}

export const FeedProblemList = ({ feeds }: { feeds: readonly Feed[] }) => (
  <Stack spacing={1}>
    {feeds.map((feed) => (
      <FeedProblem key={feed.id} feed={feed} />
    ))}
  </Stack>
);

export function FeedProblem({ feed }: { feed: Feed }) {
  const { villaId, villaName, name, clashes, lastResult } = feed;
  const villa = villaName || villaId;
  const isTwice = clashes.length > 0;
  const isFailed = lastResult !== undefined && lastResult.code !== 'ok';
  return (
    <Alert
      severity={isTwice ? 'error' : 'warning'}
      action={
        <Button
          component={Link}
          to={paths.admin.villaCalendars(villaId)}
          color="inherit"
          size="small"
          aria-label={`Open: calendars of ${villa}`}
        >
          Open
        </Button>
      }
    >
      {[
        isTwice ? `${villa} has a double booking, here and at ${name}.` : undefined,
        isFailed ? `${villa}, calendar of ${name}: ${lastResult.message}` : undefined,
      ]
        .filter((text) => text !== undefined)
        .join(' ')}
    </Alert>
  );
}
