import { useToday } from '../../../clock/useToday.ts';
import { useFeedProblems } from '../../../data/calendar/feeds.ts';
import { useFailedMails } from '../../../data/messages/mails.ts';
import { useStats } from '../../../data/stats.ts';
import { useRelease } from '../../../data/release.ts';
import { AdminsOnly } from '../../common/session.tsx';
import { headingOf, setupPages } from '../../common/links.ts';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { Live } from '../../../data/firebase/live/useLive.ts';
import { LoadError } from '../../common/LoadError.tsx';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Feed } from '@selasar/domain/calendar';
import { failedMailDays, type MailEntry } from '@selasar/domain/mail';
import type { ReadReleaseAnswer, StatsOverview } from '@selasar/domain/stats';
import { isValid, type Row } from '../../../data/firebase/rows.ts';
import { runningRelease } from '../../../ui/loading/newVersion.ts';
import { FeedProblemList } from '../../common/FeedProblems.tsx';
import { Panel } from '../../common/Panel.tsx';
import { InvalidRecords } from '../../grid/InvalidRecords.tsx';
import { LastRecount } from './LastRecount.tsx';
import { MailList } from '../../common/MailList.tsx';

const StatusPage = () => (
  <AdminsOnly title="Only an admin can see the status" hint="Please ask an admin to check it.">
    <Status />
  </AdminsOnly>
);

const Status = () => (
  <StatusPanels
    figures={useStats()}
    mails={useFailedMails(useToday())}
    feeds={useFeedProblems()}
    functions={useRelease()}
  />
);

export { StatusPage as Component };
export const handle = headingOf(setupPages.status);

type Source<T> = Live<T> & { retry: () => void };

interface LoadedProps<T> {
  live: Source<T>;
  failed: string;
  children: (data: T) => ReactNode;
}

function Loaded<T>({ live, failed, children }: LoadedProps<T>) {
  if (live.status === 'error') return <LoadError message={failed} onRetry={live.retry} />;
  return live.status === 'loading' ? (
    <Skeleton variant="rounded" height={44} />
  ) : (
    children(live.data)
  );
}

export interface StatusPanelsProps {
  figures: Source<StatsOverview>;
  /** Failed mails. */
  mails: Source<Row<MailEntry>[]>;
  /** Feeds with problems. */
  feeds: Source<Row<Feed>[]>;
  functions: Source<ReadReleaseAnswer>;
}

/** Problems that staff can solve themselves; Google's console shows the rest. */
export function StatusPanels({ figures, mails, feeds, functions }: StatusPanelsProps) {
  const site = runningRelease();
  return (
    <Stack spacing={2}>
      <Panel heading="Figures">
        <Loaded live={figures} failed="Failed to load the last recount">
          {(stats) => <LastRecount stats={stats} />}
        </Loaded>
      </Panel>
      <Panel heading="Mails that failed">
        <Loaded live={mails} failed="Failed to load the mails">
          {(rows) =>
            rows.length > 0 ? (
              <Stack spacing={1.5}>
                <InvalidRecords rows={rows} name="mail" />
                <MailList mails={rows.filter(isValid)} />
              </Stack>
            ) : (
              <Typography>{`None in the last ${failedMailDays} days.`}</Typography>
            )
          }
        </Loaded>
      </Panel>
      <Panel heading="Calendars of other portals">
        <Loaded live={feeds} failed="Failed to load the calendars">
          {(rows) =>
            rows.length > 0 ? (
              <Stack spacing={1.5}>
                <InvalidRecords rows={rows} name="calendar" />
                <FeedProblemList feeds={rows.filter(isValid)} />
              </Stack>
            ) : (
              <Typography>No problems.</Typography>
            )
          }
        </Loaded>
      </Panel>
      <Panel heading="Versions">
        <Typography>{site ? `Site: release ${site}` : 'Site: under development'}</Typography>
        <Loaded live={functions} failed="Failed to load the version of the functions">
          {({ release, node }) => (
            <Typography>{`Functions: release ${release}, Node.js ${node}`}</Typography>
          )}
        </Loaded>
      </Panel>
    </Stack>
  );
}
