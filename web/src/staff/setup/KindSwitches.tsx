import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { type NoticeKind, noticeKinds, type NoticeSettings } from '@selasar/domain/mail';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { attempt } from '../common/attempt.ts';
import { noticeLabels } from '../common/settingsText.ts';

/**
 * Choices that are saved one by one. A control is not disabled meanwhile: it would lose the focus. If it is changed
 * again, as by the arrow keys, its last value is saved afterwards.
 */
export function useChoices<Choices extends object>(
  stored: Choices,
  save: <Name extends keyof Choices>(name: Name, value: Choices[Name]) => Promise<void>,
) {
  const latest = useRef<Partial<Choices>>({});
  const [saving, setSaving] = useState(latest.current);
  const saveLatest = async <Name extends keyof Choices>(name: Name, value: Choices[Name]) => {
    await save(name, value);
    const { [name]: last } = latest.current;
    if (last !== undefined && last !== value) await saveLatest(name, last as Choices[Name]);
  };
  const choose = async <Name extends keyof Choices>(name: Name, value: Choices[Name]) => {
    const isSaving = name in latest.current;
    latest.current = { ...latest.current, [name]: value };
    setSaving(latest.current);
    if (isSaving) return;
    await saveLatest(name, value);
    const { [name]: _saved, ...others } = latest.current;
    latest.current = others as Partial<Choices>;
    setSaving(latest.current);
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
