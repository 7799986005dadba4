import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Feed } from '@selasar/domain/calendar';
import { failedMailDays, type MailEntry } from '@selasar/domain/mail';
import type { ReadReleaseAnswer, StatsOverview } from '@selasar/domain/stats';
import { useToday } from '../../../clock/useToday.ts';
import { useFeedProblems } from '../../../data/calendar/feeds.ts';
import { useFailedMails } from '../../../data/messages/mails.ts';
import { useStats } from '../../../data/stats.ts';
import { useRelease } from '../../../data/release.ts';
import { isValid, type Row } from '../../../data/firebase/rows.ts';
import { runningRelease } from '../../../ui/loading/newVersion.ts';
import type { Loadable } from '../../common/useRead.ts';
import { Loaded } from '../../common/Loaded.tsx';
import { AdminsOnly } from '../../common/session.tsx';
import { headingOf, setupPages } from '../../common/links.ts';
import { FeedProblemList } from '../../common/FeedProblems.tsx';
import { Panel } from '../../common/Panel.tsx';
import { InvalidRecords } from '../../grid/InvalidRecords.tsx';
import { MailList } from '../../common/MailList.tsx';
import { LastRecount } from './LastRecount.tsx';

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

export interface StatusPanelsProps {
  figures: Loadable<StatsOverview>;
  /** Failed mails. */
  mails: Loadable<Row<MailEntry>[]>;
  /** Feeds with problems. */
  feeds: Loadable<Row<Feed>[]>;
  functions: Loadable<ReadReleaseAnswer>;
}

/** Problems that staff can solve themselves; Google's console shows the rest. */
export function StatusPanels({ figures, mails, feeds, functions }: StatusPanelsProps) {
  const site = runningRelease();
  return (
    <Stack spacing={2}>
      <Panel heading="Figures">
        <Loaded live={figures} failed="Failed to load the last recount" height={44}>
          {(stats) => <LastRecount stats={stats} />}
        </Loaded>
      </Panel>
      <Panel heading="Mails that failed">
        <Loaded live={mails} failed="Failed to load the mails" height={44}>
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
        <Loaded live={feeds} failed="Failed to load the calendars" height={44}>
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
        <Loaded live={functions} failed="Failed to load the version of the functions" height={44}>
          {({ release, node }) => (
            <Typography>{`Functions: release ${release}, Node.js ${node}`}</Typography>
          )}
        </Loaded>
      </Panel>
    </Stack>
  );
}
