import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { fillTemplate, situationLabel, standardTemplates, templateLength } from '@selasar/domain';
import type { TemplateFacts } from '@selasar/domain';
import type { StoredTemplate } from '../../../data/messages/templates/useTemplates.ts';
import { formatInBali } from '../../common/formatInstant.ts';
import { Panel } from '../../common/Panel.tsx';
import { placeholderWords } from './exampleFacts.ts';
import { useTemplateForm } from './useTemplateForm.ts';

const example: TemplateFacts = Object.fromEntries(
  Object.entries(placeholderWords).map(([name, [, value]]) => [name, value]),
);

/** One template, with a preview of the guest's text beside it. */
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
              {isSaving ? 'Saving…' : 'Save'}
            </Button>
            <Button disabled={text === standard || isSaving} onClick={() => form.change(standard)}>
              Use the standard text
            </Button>
          </Stack>
          {updatedAt ? (
            <Typography variant="body2" color="textSecondary">
              Written by {byName || 'someone who has left'} · {formatInBali(updatedAt)}
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
