import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { t } from '@selasar/domain/i18n';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { outcomeText } from './outcomeText.ts';
import type { Outcome } from './useUnanswered.ts';

export function OutcomeNotices({ outcomes }: { outcomes: readonly Outcome[] }) {
  return outcomes.map((outcome) => (
    <Alert key={outcome.at} severity={outcome.hasArrived ? 'success' : 'warning'}>
      <span>{outcomeText(outcome)}</span>{' '}
      {outcome.tripKey ? (
        <Link
          component={RouterLink}
          to={paths.trip(outcome.tripKey)}
          color="inherit"
          underline="always"
        >
          {t('See it')}
        </Link>
      ) : null}
    </Alert>
  ));
}
