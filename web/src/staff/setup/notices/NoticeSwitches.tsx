import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { company, noticeKinds } from '@selasar/domain';
import type { NoticeKind, NoticeSettings } from '@selasar/domain';
import { useState } from 'react';
import { toast } from 'sonner';
import { setNotice } from '../../../data/messages/notices/setNotice.ts';
import { Panel } from '../../common/Panel.tsx';
import { reasonOf } from '../../common/reasonOf.ts';
import { notArrived, notifyUnsure } from '../../common/unsure.ts';
import { noticeLabels } from './noticeLabels.ts';

/** A switch for each kind of mail to the company. Each is saved at once. */
export function NoticeSwitches({ settings }: { settings: NoticeSettings }) {
  /** What is being saved. A switch is not disabled meanwhile: it would lose the focus. */
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
        To {company.email}, at once. After three within a quarter of an hour, the others arrive
        together at its end. What staff do themselves is not mailed.
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
