import { useToday } from '../../../clock/useToday.ts';
import { useFeedProblems } from '../../../data/calendar/feeds/useFeeds.ts';
import { useFailedMails } from '../../../data/messages/mails/useMails.ts';
import { useStats } from '../../../data/stats/useStats.ts';
import { useRelease } from '../../../data/stats/release/useRelease.ts';
import { AdminsOnly } from '../../shell/session/AdminsOnly.tsx';
import { headingOf } from '../../shell/links.ts';
import { setupPages } from '../setupPages.ts';
import { StatusPanels } from './StatusPanels.tsx';

/** Everything that may need attention. For admins only. */
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
