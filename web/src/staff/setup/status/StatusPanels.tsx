import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { failedMailDays } from '@selasar/domain';
import type { Feed, MailEntry, ReadReleaseAnswer, StatsOverview } from '@selasar/domain';
import { isWhole } from '../../../data/firebase/rows.ts';
import type { Row } from '../../../data/firebase/rows.ts';
import { runningRelease } from '../../../ui/loading/newVersion.ts';
import { FeedProblemList } from '../../calendar/feeds/FeedProblems.tsx';
import { Panel } from '../../common/Panel.tsx';
import { InvalidRecords } from '../../records/invalid/InvalidRecords.tsx';
import { LastRecount } from '../../dashboard/LastRecount.tsx';
import { MailList } from '../../inbox/mails/MailList.tsx';
import { Loaded } from './Loaded.tsx';
import type { Source } from './Loaded.tsx';

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
                <MailList mails={rows.filter(isWhole)} />
              </Stack>
            ) : (
              <Typography>None in the last {failedMailDays} days.</Typography>
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
                <FeedProblemList feeds={rows.filter(isWhole)} />
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
            <Typography>
              Functions: release {release}, Node.js {node}
            </Typography>
          )}
        </Loaded>
      </Panel>
    </Stack>
  );
}
