import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { airportName, type CivilDate } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { tripWarningsOf, warningText, fixText } from '@selasar/domain/trips';
import type { CheckedRequest, TripWarning } from '@selasar/domain/trips';
import { useId } from 'react';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { fillInRoute } from '../transfers/routeDraft.ts';
import { requestAnchor } from './tripRequest.ts';

interface TripWarningsProps {
  requests: readonly CheckedRequest[];
  today: CivilDate;
}

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
          <li key={[warning.code, ...warning.requests].join(' ')}>
            <Alert severity="warning" role="note">
              <span>{warningText(warning, 'guest')}</span>
              <Box sx={{ mt: 0.5 }}>
                <WarningFix suggestedFix={warning.suggestedFix} />
              </Box>
            </Alert>
          </li>
        ))}
      </Stack>
    </Box>
  );
}

function WarningFix({ suggestedFix }: Pick<TripWarning, 'suggestedFix'>) {
  const text = fixText(suggestedFix, 'guest');
  const linkProps = { color: 'inherit', underline: 'always', sx: { fontWeight: 600 } } as const;
  if (suggestedFix.code === 'change-date') {
    return (
      <Link {...linkProps} href={`#${requestAnchor(suggestedFix.request)}`}>
        {text}
      </Link>
    );
  }
  return (
    <Link
      {...linkProps}
      component={RouterLink}
      to={paths.bookTransfer}
      onClick={() =>
        fillInRoute({
          pickupLocation: airportName,
          destination: suggestedFix.to,
          pickupDate: suggestedFix.date,
        })
      }
    >
      {text}
    </Link>
  );
}
