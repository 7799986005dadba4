import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { type NoticeKind, noticeKinds, type NoticeSettings } from '@selasar/domain/mail';
import { useState } from 'react';
import { toast } from 'sonner';
import { attempt } from '../common/attempt.ts';
import { noticeLabels } from '../common/settingsText.ts';

/** Choices that are saved one by one. A control is not disabled while it is saved: it would lose the focus. */
export function useChoices<Choices extends object>(
  stored: Choices,
  save: <Name extends keyof Choices>(name: Name, value: Choices[Name]) => Promise<void>,
) {
  const [saving, setSaving] = useState<Partial<Choices>>({});
  const choose = async <Name extends keyof Choices>(name: Name, value: Choices[Name]) => {
    if (name in saving) return;
    setSaving((others) => ({ ...others, [name]: value }));
    await save(name, value);
    setSaving((all) => {
      const { [name]: saved, ...others } = all;
      return saved === undefined ? all : (others as Partial<Choices>);
    });
  };
  return {
    shown: { ...stored, ...saving },
    choose: <Name extends keyof Choices>(name: Name, value: Choices[Name]) =>
      void choose(name, value),
  };
}

export async function saveChoice(
  outcome: string,
  act: (onUnsure: () => void) => Promise<boolean>,
): Promise<void> {
  const isSaved = await attempt(act, {
    failed: 'Failed to save the choice',
    unsure: `“${outcome}” is saved`,
  });
  if (isSaved) toast.success(outcome);
}

interface KindSwitchesProps {
  shown: NoticeSettings;
  onChoose: (kind: NoticeKind, isOn: boolean) => void;
}

export const KindSwitches = ({ shown, onChoose }: KindSwitchesProps) => (
  <FormGroup sx={{ gap: 0.5 }}>
    {noticeKinds.map((kind) => (
      <FormControlLabel
        key={kind}
        label={noticeLabels[kind]}
        control={<Switch checked={shown[kind]} onChange={(_, isOn) => onChoose(kind, isOn)} />}
        sx={{ minHeight: 44 }}
      />
    ))}
  </FormGroup>
);
