import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { reference, problemText, validateWith } from '@selasar/domain/core';
import {
  placeholders,
  fillTemplate,
  standardTemplates,
  templateLength,
  templateTextSchema,
  type TemplateFacts,
  type Placeholder,
} from '@selasar/domain/mail';
import { situationLabel } from '@selasar/domain/requests';
import { sampleTours } from '@selasar/domain/samples';
import { useState } from 'react';
import { toast } from 'sonner';
import { useTemplates, saveTemplate, type StoredTemplate } from '../../data/messages/templates.ts';
import { TheirsOrMine } from '../editing/editNotices.tsx';
import { Loaded } from '../common/Loaded.tsx';
import { Panel } from '../common/Panel.tsx';
import { headingOf, setupPages } from '../common/links.ts';
import { formatInBali } from '../common/formatInstant.ts';
import { attempt } from '../common/attempt.ts';

/** Each placeholder with its meaning and the example that the preview shows. */
const placeholderWords: Readonly<Record<Placeholder, readonly [string, string]>> = {
  name: ['The guest’s name', 'Hannah Vogel'],
  item: ['What is booked', sampleTours[0]?.title ?? ''],
  date: ['The day, or check-in and check-out', 'Dec 30, 2026'],
  time: ['The time of the pickup', '07:30'],
  pickup: ['Where the guest is picked up', 'Hotel Melati, Ubud'],
  hotel: ['The guest’s hotel', 'Hotel Melati, Ubud'],
  driver: ['The driver’s name', 'Wayan'],
  driverPhone: ['The driver’s phone number', '+62 812 3456 7890'],
  total: ['The price', '$182'],
  paid: ['Paid so far', '$50'],
  balance: ['What is left to pay', '$132'],
  reference: ['The reference', reference('1a2b3c4d')],
  tripLink: ['The link of the guest’s trip', 'https://www.example.com/trip/…'],
};

const example: TemplateFacts = Object.fromEntries(
  Object.entries(placeholderWords).map(([name, [, value]]) => [name, value]),
);

export function TemplateForm({ stored }: { stored: StoredTemplate }) {
  const { situation, byName, updatedAt } = stored;
  const form = useTemplateForm(stored);
  const { text, problem, isSaving, isChanged, overtaken } = form;
  const standard = standardTemplates[situation];
  return (
    <Panel heading={situationLabel[situation]}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Stack spacing={1.5}>
          {overtaken ? (
            <Alert severity="warning">
              Someone else has changed this template in the meantime.
              <TheirsOrMine onTheirs={overtaken.useTheirs} onMine={overtaken.keepMine} />
            </Alert>
          ) : null}
          <TextField
            label="Text"
            multiline
            minRows={6}
            maxRows={20}
            value={text}
            error={problem !== undefined || text.length > templateLength}
            helperText={problem ?? `${text.length} of ${templateLength} characters`}
            onChange={({ target }) => form.change(target.value)}
            slotProps={problem === undefined ? {} : { formHelperText: { role: 'alert' } }}
          />
          <Stack direction="row" useFlexGap spacing={1.25} sx={{ flexWrap: 'wrap' }}>
            <Button
              type="submit"
              variant="contained"
              disabled={!isChanged || isSaving || overtaken !== undefined}
            >
              <span>{isSaving ? 'Saving…' : 'Save'}</span>
            </Button>
            <Button disabled={text === standard || isSaving} onClick={() => form.change(standard)}>
              Use the standard text
            </Button>
          </Stack>
          {updatedAt ? (
            <Typography variant="body2" color="textSecondary">
              {`Written by ${byName || 'someone who has left'} · ${formatInBali(updatedAt)}`}
            </Typography>
          ) : null}
        </Stack>
        <Box>
          <Typography component="h3" variant="h6" sx={{ mb: 1 }}>
            Preview
          </Typography>
          <Typography
            variant="body2"
            sx={{
              p: 2,
              borderRadius: 1,
              bgcolor: 'action.hover',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {fillTemplate(text, example).text}
          </Typography>
        </Box>
      </Box>
    </Panel>
  );
}

const TemplatesPage = () => (
  <Loaded live={useTemplates()} failed="Failed to load the templates" height={420}>
    {(templates) => (
      <Stack spacing={2}>
        <Placeholders />
        {templates.map((stored) => (
          <TemplateForm key={stored.situation} stored={stored} />
        ))}
      </Stack>
    )}
  </Loaded>
);

const Placeholders = () => (
  <Panel heading="Placeholders">
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 3,
        rowGap: 0.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
      }}
    >
      {placeholders.map((name) => (
        <Box key={name} sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Typography component="dt" variant="body2" sx={{ fontFamily: 'monospace' }}>
            {`{${name}}`}
          </Typography>
          <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
            {placeholderWords[name][0]}
          </Typography>
        </Box>
      ))}
    </Box>
  </Panel>
);

export { TemplatesPage as Component };
export const handle = headingOf(setupPages.templates);

/** Until the first edit it follows colleagues' changes; after that it stays. */
export function useTemplateForm(stored: StoredTemplate) {
  const [typed, setTyped] = useState<{ text: string; seen: number | null }>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const [sent, setSent] = useState<string>();
  const { situation, version } = stored;
  const text = typed?.text ?? stored.text;
  const isChanged = text !== stored.text;
  // What was typed while one's own text was saved is based on that.
  const seen = typed && stored.text !== sent ? typed.seen : version;

  const change = (after: string) => {
    setProblem(undefined);
    setTyped({ text: after, seen: isChanged ? seen : version });
  };
  const save = async () => {
    if (!typed || isSaving) return;
    const { problems } = await validateWith(templateTextSchema, text);
    const [first] = problems ?? [];
    if (first) {
      setProblem(problemText(first));
      return;
    }
    const input = { situation, text: templateTextSchema.parse(text), seen };
    setIsSaving(true);
    setSent(input.text);
    const isSaved = await attempt((onUnsure) => saveTemplate(input, onUnsure), {
      failed: 'Failed to save the template',
      unsure: 'the template is saved',
    });
    if (isSaved) {
      toast.success('Template saved');
      setTyped((now) => (now?.text === text ? { ...now, text: input.text } : now));
    }
    setIsSaving(false);
  };

  return {
    text,
    change,
    save,
    problem,
    isSaving,
    isChanged,
    overtaken:
      isChanged && seen !== version
        ? {
            useTheirs: () => setTyped(undefined),
            keepMine: () => setTyped({ text, seen: version }),
          }
        : undefined,
  };
}
