import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { icalPath } from '@selasar/domain/calendar';
import { Link, useParams } from 'react-router-dom';
import { toast } from 'sonner';
import { isValid } from '../../../data/firebase/rows.ts';
import { useFeeds } from '../../../data/calendar/feeds.ts';
import { useVillas } from '../../../data/offers/useOffers.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { staffApi } from '../../../data/api.ts';
import { useSecretKey, type Loadable } from '../../common/useRead.ts';
import { reportFailure, reasonOf } from '../../common/attempt.ts';
import { ConfirmButton } from '../../common/ConfirmButton.tsx';
import { Loaded } from '../../common/Loaded.tsx';
import { InvalidRecords } from '../../grid/InvalidRecords.tsx';
import type { AdminHeading } from '../../common/links.ts';
import { Panel } from '../../common/Panel.tsx';
import { AddressField } from '../../common/AddressField.tsx';
import { Feeds } from './Feeds.tsx';

function CalendarsPage() {
  const { slug = '' } = useParams();
  return (
    <Loaded live={useVillas()} failed="Failed to load the villa" height={240}>
      {(villas) => {
        const villa = villas.find((row) => (isValid(row) ? row.slug : row.id) === slug);
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
      }}
    </Loaded>
  );
}

/** Feeds can be removed even after their villa was deleted. */
function Calendars({ villaId, exists }: { villaId: string; exists: boolean }) {
  const [icalKey, setIcalKey] = useSecretKey(exists ? villaId : undefined, (id) =>
    staffApi.icalAddress({ villaId: id }),
  );
  return (
    <>
      {exists ? (
        <OwnCalendar villaId={villaId} icalKey={icalKey} onReplaced={setIcalKey} />
      ) : (
        <EmptyState
          title="This villa no longer exists"
          hint="It was deleted, or the address is wrong."
        />
      )}
      <Loaded live={useFeeds(villaId)} failed="Failed to load the calendars" height={240}>
        {(feeds) =>
          exists || feeds.length > 0 ? (
            <>
              <Feeds
                villaId={villaId}
                feeds={feeds.filter(isValid)}
                icalKey={icalKey.status === 'success' ? icalKey.data : undefined}
              />
              <InvalidRecords rows={feeds} name="calendar" />
            </>
          ) : null
        }
      </Loaded>
    </>
  );
}

export { CalendarsPage as Component };
export const handle: AdminHeading = {
  title: 'Calendars',
  description: 'Availability shared with other portals',
};

interface OwnCalendarProps {
  villaId: string;
  icalKey: Loadable<string>;
  onReplaced: (key: string) => void;
}

export function OwnCalendar({ villaId, icalKey, onReplaced }: OwnCalendarProps) {
  const reason = icalKey.status === 'error' && reasonOf(icalKey.error);
  return (
    <Panel heading="Our calendar, for other portals">
      <Stack spacing={2}>
        <Typography color="textSecondary">
          Airbnb, Booking.com and other portals can read at this address when the villa is taken.
          They see dates, but no guests. A portal whose calendar is added below has its own address
          there.
        </Typography>
        <Loaded
          live={icalKey}
          failed={`Failed to load the address. ${reason || 'Please try again.'}`}
          height={40}
        >
          {(key) => (
            <>
              <AddressField
                label="Address of our calendar"
                address={`${window.location.origin}${icalPath(key)}`}
              />
              <Replace villaId={villaId} onReplaced={onReplaced} />
            </>
          )}
        </Loaded>
      </Stack>
    </Panel>
  );
}

function Replace({ villaId, onReplaced }: Omit<OwnCalendarProps, 'icalKey'>) {
  const replace = async () => {
    try {
      onReplaced((await staffApi.replaceIcalAddress({ villaId })).key);
      toast.success('Address replaced', {
        description: 'Please enter the new address at each portal that used the old one.',
      });
    } catch (error) {
      reportFailure('Failed to replace the address', error);
    }
  };
  return (
    <ConfirmButton
      label="Replace the address"
      running="Replacing…"
      question={{
        title: 'Replace the address?',
        text:
          'The current address will stop working. Portals that use it will not know when the villa is taken ' +
          'until you enter the new address there.\n\nDo this if someone has the address who should not.',
        confirm: 'Replace',
      }}
      onConfirm={replace}
      sx={{ alignSelf: 'flex-start' }}
    />
  );
}
