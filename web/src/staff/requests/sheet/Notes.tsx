import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { limits } from '@selasar/domain/core';
import type { RequestKind } from '@selasar/domain/requests';
import { useState } from 'react';
import { staffApi } from '../../../data/api.ts';
import { Section } from '../../common/Panel.tsx';
import { useGuestForm } from '../../common/useGuestForm.ts';
import { useSaving } from '../edit/useEditing.ts';

const empty = { text: '', base: '' };

/** What is typed is persisted; if two people edit at once, the second one sees both versions. */
export function Notes({ kind, id, notes }: { kind: RequestKind; id: string; notes: string }) {
  const persisted = useGuestForm(`notes/${id}`, empty);
  const [found] = useState(persisted.read);
  const [seen, setSeen] = useState(found?.base ?? notes);
  const [typed, setTyped] = useState(found?.text ?? notes);
  const { problem, isRunning, save } = useSaving();
  const isTouched = typed !== seen;
  // While nobody types, it follows the server.
  if (!isTouched && seen !== notes) {
    setSeen(notes);
    setTyped(notes);
  }
  const isStale = isTouched && seen !== notes && typed !== notes && !isRunning;
  const type = (text: string) => {
    setTyped(text);
    persisted.write({ text, base: seen });
  };
  const cancel = () => {
    persisted.remove();
    setSeen(notes);
    setTyped(notes);
  };
  /** What was typed in the meantime stays. */
  const submit = async (sent: string) => {
    const text = sent.trim();
    const put = () => staffApi.setNotes({ kind, id, seen, notes: text });
    if (!(await save(put, 'The notes are saved'))) return;
    setSeen(text);
    setTyped((now) => (now === sent ? text : now));
    const later = persisted.read()?.text ?? sent;
    if (later === sent) persisted.remove();
    else persisted.write({ text: later, base: text });
  };
  return (
    <Section heading="Notes">
      <Stack spacing={1}>
        {isStale ? (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" size="small" onClick={() => setSeen(notes)}>
                I have read it
              </Button>
            }
          >
            Someone else has changed the notes in the meantime:
            <Box component="span" sx={{ display: 'block', whiteSpace: 'pre-line' }}>
              {notes || 'The notes are empty now.'}
            </Box>
          </Alert>
        ) : null}
        <TextField
          multiline
          size="small"
          label="Only staff see them"
          value={typed}
          onChange={({ target }) => type(target.value)}
          slotProps={{ htmlInput: { maxLength: limits.notes } }}
        />
        {problem && problem.details?.code !== 'notes-changed' ? (
          <Alert severity="error">{problem.text}</Alert>
        ) : null}
        {isTouched ? (
          <Stack direction="row" spacing={1}>
            <Button size="small" onClick={cancel}>
              Cancel
            </Button>
            <Button
              size="small"
              variant="contained"
              disabled={isRunning || isStale}
              onClick={() => void submit(typed)}
            >
              <span>{isRunning ? 'Saving…' : 'Save the notes'}</span>
            </Button>
          </Stack>
        ) : null}
      </Stack>
    </Section>
  );
}
