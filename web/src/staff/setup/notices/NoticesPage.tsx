import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { documents } from '@selasar/domain';
import { useNoticeSettings } from '../../../data/messages/notices/useNoticeSettings.ts';
import { LoadError } from '../../common/LoadError.tsx';
import { AdminsOnly } from '../../shell/session/AdminsOnly.tsx';
import { headingOf } from '../../shell/links.ts';
import { EditsOf } from '../audit/EditsOf.tsx';
import { setupPages } from '../setupPages.ts';
import { NoticeSwitches } from './NoticeSwitches.tsx';

/** Which events are mailed to the company. For admins only; nobody else reads anything. */
function NoticesPage() {
  return (
    <AdminsOnly
      title="Only an admin can see these settings"
      hint="Please ask an admin to change which events are mailed."
    >
      <Settings />
    </AdminsOnly>
  );
}

function Settings() {
  const live = useNoticeSettings();
  if (live.status === 'error') {
    return <LoadError message="Failed to load the settings" onRetry={live.retry} />;
  }
  if (live.status === 'loading') return <Skeleton variant="rounded" height={380} />;
  return (
    <Box sx={{ maxWidth: 900 }}>
      <NoticeSwitches settings={live.data} />
      <EditsOf path={documents.noticeSettings} />
    </Box>
  );
}

export { NoticesPage as Component };
export const handle = headingOf(setupPages.notices);
