import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { warningText, tripWarningsOf, t } from '@selasar/domain';
import type { CheckedRequest, CivilDate } from '@selasar/domain';
import { useId } from 'react';
import { WarningFix } from './WarningFix.tsx';

interface TripWarningsProps {
  requests: readonly CheckedRequest[];
  today: CivilDate;
}

/** The warnings of a trip, each with a suggested fix; nothing if there are none. */
export function TripWarnings({ requests, today }: TripWarningsProps) {
  const id = useId();
  const warnings = tripWarningsOf(requests, today);
  if (warnings.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography component="h2" variant="h3" id={id} sx={{ mb: 2 }}>
        {t('Please check')}
      </Typography>
      <Stack component="ul" spacing={1.5} useFlexGap sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {warnings.map((warning) => (
          <li key={[warning.code, warning.from, ...warning.requests].join(' ')}>
            <Alert severity="warning" role="note">
              {warningText(warning, 'guest')}
              <Box sx={{ mt: 0.5 }}>
                <WarningFix warning={warning} />
              </Box>
            </Alert>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
