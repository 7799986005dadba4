import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { documents, company } from '@selasar/domain/core';
import { useNoticeSettings, setNotice } from '../../../data/messages/mails.ts';
import { LoadError } from '../../common/LoadError.tsx';
import { AdminsOnly } from '../../common/session.tsx';
import { headingOf, setupPages } from '../../common/links.ts';
import { EditsOf } from '../../offers/edits/EditsOf.tsx';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type NoticeKind, noticeKinds, type NoticeSettings } from '@selasar/domain/mail';
import { useState } from 'react';
import { toast } from 'sonner';
import { Panel } from '../../common/Panel.tsx';
import { reasonOf, notArrived, notifyUnsure } from '../../common/reasonOf.ts';
import { noticeLabels } from '../../common/settingsText.ts';

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
  const failed = 'Failed to save the switch';
  const outcome = `${noticeLabels[kind]}: ${isOn ? 'on' : 'off'}`;
  try {
    if (await setNotice({ kind, isOn }, notifyUnsure(`“${outcome}” is saved`))) {
      toast.success(outcome);
    } else toast.error(failed, { description: notArrived });
  } catch (error) {
    toast.error(failed, { description: reasonOf(error) ?? 'Please try again.' });
  }
}
