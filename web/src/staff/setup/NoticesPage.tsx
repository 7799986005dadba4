import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { documents, company } from '@selasar/domain/core';
import { type NoticeKind, noticeKinds, type NoticeSettings } from '@selasar/domain/mail';
import { useState } from 'react';
import { toast } from 'sonner';
import { useNoticeSettings, setNotice } from '../../data/messages/mails.ts';
import { Loaded } from '../common/Loaded.tsx';
import { attempt } from '../common/attempt.ts';
import { AdminsOnly } from '../common/session.tsx';
import { headingOf, setupPages } from '../common/links.ts';
import { EditsOf } from '../offers/edits/EditsOf.tsx';
import { Panel } from '../common/Panel.tsx';
import { noticeLabels } from '../common/settingsText.ts';

const NoticesPage = () => (
  <AdminsOnly
    title="Only an admin can see these settings"
    hint="Please ask an admin to change which events are mailed."
  >
    <Settings />
  </AdminsOnly>
);

const Settings = () => (
  <Loaded live={useNoticeSettings()} failed="Failed to load the settings" height={380}>
    {(settings) => (
      <Box sx={{ maxWidth: 900 }}>
        <NoticeSwitches settings={settings} />
        <EditsOf path={documents.noticeSettings} />
      </Box>
    )}
  </Loaded>
);

export { NoticesPage as Component };
export const handle = headingOf(setupPages.notices);

export function NoticeSwitches({ settings }: { settings: NoticeSettings }) {
  /** A switch is not disabled while it is saved: it would lose the focus. */
  const [saving, setSaving] = useState<Partial<Record<NoticeKind, boolean | undefined>>>({});
  const change = async (kind: NoticeKind, isOn: boolean) => {
    if (saving[kind] !== undefined) return;
    setSaving((others) => ({ ...others, [kind]: isOn }));
    await save(kind, isOn);
    setSaving((all) => ({ ...all, [kind]: undefined }));
  };
  return (
    <Panel heading="Mail the company about">
      <FormGroup sx={{ gap: 0.5 }}>
        {noticeKinds.map((kind) => (
          <FormControlLabel
            key={kind}
            label={noticeLabels[kind]}
            control={
              <Switch
                checked={saving[kind] ?? settings[kind]}
                onChange={(_, isOn) => void change(kind, isOn)}
              />
            }
            sx={{ minHeight: 44 }}
          />
        ))}
      </FormGroup>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
        To <span>{company.email}</span>, at once. After three within a quarter of an hour, the
        others arrive together at its end. What staff do themselves is not mailed.
      </Typography>
    </Panel>
  );
}

async function save(kind: NoticeKind, isOn: boolean): Promise<void> {
  const outcome = `${noticeLabels[kind]}: ${isOn ? 'on' : 'off'}`;
  const isSaved = await attempt((onUnsure) => setNotice({ kind, isOn }, onUnsure), {
    failed: 'Failed to save the switch',
    unsure: `“${outcome}” is saved`,
  });
  if (isSaved) toast.success(outcome);
}
