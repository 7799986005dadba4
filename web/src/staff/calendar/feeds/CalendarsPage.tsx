import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { isValid } from '../../../data/firebase/rows.ts';
import { useFeeds } from '../../../data/calendar/feeds.ts';
import { useVillas } from '../../../data/offers/useOffers.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../common/LoadError.tsx';
import { InvalidRecords } from '../../grid/InvalidRecords.tsx';
import type { AdminHeading } from '../../common/links.ts';
import { Feeds } from './Feeds.tsx';
import { OwnCalendar, useIcalKey } from './OwnCalendar.tsx';

function CalendarsPage() {
  const { slug = '' } = useParams();
  const villas = useVillas();
  if (villas.status === 'error') {
    return <LoadError message="Failed to load the villa" onRetry={villas.retry} />;
  }
  if (villas.status === 'loading') return <Skeleton variant="rounded" height={240} />;
  const villa = villas.data.find((row) => (isValid(row) ? row.slug : row.id) === slug);
  return (
    <Stack spacing={2.5} sx={{ maxWidth: 880 }}>
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Button component={Link} to={paths.admin.villas} startIcon={<ArrowBackIcon />}>
          All villas
        </Button>
        {villa ? (
          <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {villa.name ?? slug}
          </Typography>
        ) : null}
      </Stack>
      <Calendars key={slug} villaId={slug} exists={villa !== undefined} />
    </Stack>
  );
}

const NoVilla = () => (
  <EmptyState title="This villa no longer exists" hint="It was deleted, or the address is wrong." />
);

/** Feeds can be removed even after their villa was deleted. */
function Calendars({ villaId, exists }: { villaId: string; exists: boolean }) {
  const feeds = useFeeds(villaId);
  const ical = useIcalKey(exists ? villaId : undefined);
  const icalKey = ical.known !== 'loading' && 'key' in ical.known ? ical.known.key : undefined;
  return (
    <>
      {exists ? <OwnCalendar villaId={villaId} ical={ical} /> : <NoVilla />}
      {feeds.status === 'loading' ? <Skeleton variant="rounded" height={240} /> : null}
      {feeds.status === 'error' ? (
        <LoadError message="Failed to load the calendars" onRetry={feeds.retry} />
      ) : null}
      {feeds.status === 'success' && (exists || feeds.data.length > 0) ? (
        <>
          <Feeds villaId={villaId} feeds={feeds.data.filter(isValid)} icalKey={icalKey} />
          <InvalidRecords rows={feeds.data} name="calendar" />
        </>
      ) : null}
    </>
  );
}

export { CalendarsPage as Component };
export const handle: AdminHeading = {
  title: 'Calendars',
  description: 'Availability shared with other portals',
};
