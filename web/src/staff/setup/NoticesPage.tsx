import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { company, documents } from '@selasar/domain/core';
import type { NoticeKind, NoticeSettings } from '@selasar/domain/mail';
import { useRouteLoaderData } from 'react-router-dom';
import { setNotice, useNoticeSettings } from '../../data/messages/mails.ts';
import type { Session } from '../../data/people/session.ts';
import { headingOf, setupPages } from '../common/links.ts';
import { Loaded } from '../common/Loaded.tsx';
import { Panel } from '../common/Panel.tsx';
import { adminRoute, useAnnouncedRole } from '../common/session.tsx';
import { noticeLabels } from '../common/settingsText.ts';
import { EditsOf } from '../offers/edits/EditsOf.tsx';
import { KindSwitches, saveChoice, useChoices } from './KindSwitches.tsx';
import { OwnNotices } from './OwnNotices.tsx';

function NoticesPage() {
  const session = useRouteLoaderData<Session>(adminRoute);
  return session ? <Notices session={session} /> : null;
}

const Notices = ({ session }: { session: Session }) => (
  <Stack spacing={2} sx={{ maxWidth: 900 }}>
    <OwnNotices session={session} />
    {useAnnouncedRole(session) === 'admin' ? <CompanyNotices /> : null}
  </Stack>
);

const CompanyNotices = () => (
  <Loaded live={useNoticeSettings()} failed="Failed to load the settings" height={460}>
    {(settings) => (
      <Box>
        <NoticeSwitches settings={settings} />
        <EditsOf path={documents.noticeSettings} />
      </Box>
    )}
  </Loaded>
);

export { NoticesPage as Component };
export const handle = headingOf(setupPages.notices);

export function NoticeSwitches({ settings }: { settings: NoticeSettings }) {
  const { shown, choose } = useChoices(settings, save);
  return (
    <Panel heading="Mail the company about">
      <KindSwitches shown={shown} onChoose={choose} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
        To <span>{company.email}</span>, at once. After three within a quarter of an hour, the
        others arrive together at its end. What staff do themselves is not mailed.
      </Typography>
    </Panel>
  );
}

const save = (kind: NoticeKind, isOn: boolean) =>
  saveChoice(`${noticeLabels[kind]}: ${isOn ? 'on' : 'off'}`, (onUnsure) =>
    setNotice({ kind, isOn }, onUnsure),
  );
