import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { placeholders } from '@selasar/domain';
import { useTemplates } from '../../../data/messages/templates/useTemplates.ts';
import { LoadError } from '../../common/LoadError.tsx';
import { Panel } from '../../common/Panel.tsx';
import { headingOf } from '../../shell/links.ts';
import { setupPages } from '../setupPages.ts';
import { placeholderWords } from './exampleFacts.ts';
import { TemplateForm } from './TemplateForm.tsx';

/** The guest messages for each situation. */
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
