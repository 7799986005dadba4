import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  placeholders,
  fillTemplate,
  standardTemplates,
  type TemplateFacts,
  templateLength,
  type Placeholder,
} from '@selasar/domain/mail';
import { useTemplates, type StoredTemplate } from '../../../data/messages/templates.ts';
import { LoadError } from '../../common/LoadError.tsx';
import { Panel } from '../../common/Panel.tsx';
import { headingOf, setupPages } from '../../common/links.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { situationLabel } from '@selasar/domain/requests';
import { formatInBali } from '../../common/formatInstant.ts';
import { useTemplateForm } from './useTemplateForm.ts';
import { reference } from '@selasar/domain/core';
import { sampleTours } from '@selasar/domain/samples';

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
              <Stack direction="row" spacing={1} sx={{ mt: 0.5 }}>
                <Button color="inherit" size="small" onClick={overtaken.useTheirs}>
                  Use theirs
                </Button>
                <Button color="inherit" size="small" onClick={overtaken.keepMine}>
                  Keep mine
                </Button>
              </Stack>
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

function TemplatesPage() {
  const live = useTemplates();
  if (live.status === 'error') {
    return <LoadError message="Failed to load the templates" onRetry={live.retry} />;
  }
  if (live.status === 'loading') return <Skeleton variant="rounded" height={420} />;
  return (
    <Stack spacing={2}>
      <Placeholders />
      {live.data.map((stored) => (
        <TemplateForm key={stored.situation} stored={stored} />
      ))}
    </Stack>
  );
}

function Placeholders() {
  return (
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
}

export { TemplatesPage as Component };
export const handle = headingOf(setupPages.templates);
