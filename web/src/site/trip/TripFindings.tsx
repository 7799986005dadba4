import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { findingText, tripFindings, t } from '@selasar/domain';
import type { CheckedRequest, CivilDate } from '@selasar/domain';
import { useId } from 'react';
import { FindingWayOut } from './FindingWayOut.tsx';

interface TripFindingsProps {
  requests: readonly CheckedRequest[];
  today: CivilDate;
}

/** What does not fit in a trip, each with a way out. Nothing where all fits. */
export function TripFindings({ requests, today }: TripFindingsProps) {
  const id = useId();
  const findings = tripFindings(requests, today);
  if (findings.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography component="h2" variant="h3" id={id} sx={{ mb: 2 }}>
        {t('Please have a look')}
      </Typography>
      <Stack component="ul" spacing={1.5} useFlexGap sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {findings.map((finding) => (
          <li key={[finding.code, finding.from, ...finding.requests].join(' ')}>
            <Alert severity="warning" role="note">
              {findingText(finding, 'guest')}
              <Box sx={{ mt: 0.5 }}>
                <FindingWayOut finding={finding} />
              </Box>
            </Alert>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
