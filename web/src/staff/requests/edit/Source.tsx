import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { documents, formatUsd } from '@selasar/domain/core';
import {
  commissionOf,
  type GuestRequest,
  partnerKey,
  type RequestKind,
  type SourceKey,
  sourceKeyName,
  sourceKeyOf,
  sourceKeys,
  sourceText,
} from '@selasar/domain/requests';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import { readPartnerList, setSource } from '../../../data/requests/sources.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { attempt } from '../../common/attempt.ts';
import { Section } from '../../common/Panel.tsx';
import { rowsOf, useRead } from '../../common/useRead.ts';

/** The partners are read when they are looked for. What is chosen stays a choice without its partner. */
function useSourceChoice(chosen: SourceKey, chosenText = sourceKeyName(chosen)) {
  const [wasOpened, setOpened] = useState(false);
  const live = useRead(wasOpened ? documents.partners : undefined, readPartnerList);
  const texts = new Map(sourceKeys.map((key) => [key as SourceKey, sourceKeyName(key)]));
  for (const { name, percent } of rowsOf(live)) {
    texts.set(partnerKey(name), sourceText({ via: 'partner', partner: name, percent }));
  }
  texts.set(chosen, chosenText);
  return {
    onOpen: () => {
      setOpened(true);
      if (live.status === 'error') live.retry();
    },
    items: [
      ...Array.from(texts, ([key, text]) => (
        <MenuItem key={key} value={key} sx={{ whiteSpace: 'normal' }}>
          <span>{text}</span>
        </MenuItem>
      )),
      live.status === 'success' ? null : (
        <MenuItem key="unread" disabled>
          <span>
            {live.status === 'error'
              ? 'The partners could not be loaded'
              : 'The partners are loading…'}
          </span>
        </MenuItem>
      ),
    ],
  };
}

export function SourceInput({ control }: { control: Control<{ source: SourceKey }> }) {
  const { items, onOpen } = useSourceChoice(useWatch({ control, name: 'source' }));
  return (
    <TextInput
      control={control}
      name="source"
      select
      label="Source"
      fullWidth
      slotProps={{ select: { onOpen } }}
    >
      {items}
    </TextInput>
  );
}

interface SourceProps {
  kind: RequestKind;
  request: GuestRequest;
}

/** How the request came, in its sheet. */
export function SourceOfRequest({ kind, request }: SourceProps) {
  const { id, source } = request;
  const [sending, setSending] = useState<SourceKey>();
  const seen = sourceKeyOf(source);
  const { items, onOpen } = useSourceChoice(seen, sourceText(source));
  const choose = async (chosen: SourceKey) => {
    if (sending !== undefined) return;
    setSending(chosen);
    const text = `Source: ${sourceKeyName(chosen)}`;
    const input = { kind, id, seen, source: chosen };
    const isSaved = await attempt((onUnsure) => setSource(input, onUnsure), {
      failed: 'Failed to save the source',
      unsure: `it is saved (${text})`,
    });
    setSending(undefined);
    if (isSaved) toast.success(text);
  };
  return (
    <Section heading="Source">
      <TextField
        select
        fullWidth
        size="small"
        label="Only staff see it"
        value={sending ?? seen}
        onChange={({ target }) => void choose(target.value)}
        slotProps={{ select: { onOpen } }}
        helperText={
          source?.via === 'partner' ? `Commission: ${formatUsd(commissionOf(request))}` : undefined
        }
      >
        {items}
      </TextField>
    </Section>
  );
}
