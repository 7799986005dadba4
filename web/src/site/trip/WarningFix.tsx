import Link from '@mui/material/Link';
import { airportName, warningMailText, warningText, fixText, contactLink } from '@selasar/domain';
import type { TripWarning } from '@selasar/domain';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { fillInRoute } from '../transfers/routeDraft.ts';
import { requestAnchor } from './requestAnchor.ts';

/** The link that resolves a warning. */
export function WarningFix({ warning }: { warning: TripWarning }): ReactNode {
  const { suggestedFix } = warning;
  const text = fixText(suggestedFix, 'guest');
  const linkProps = { color: 'inherit', underline: 'always', sx: { fontWeight: 600 } } as const;
  switch (suggestedFix.code) {
    case 'add-transfer':
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
    case 'add-stay':
      return (
        <Link {...linkProps} component={RouterLink} to={paths.villas}>
          {text}
        </Link>
      );
    case 'change-date':
      return (
        <Link {...linkProps} href={`#${requestAnchor(suggestedFix.request)}`}>
          {text}
        </Link>
      );
    case 'ask-us':
      return (
        <Link
          {...linkProps}
          href={contactLink(warningMailText.fromGuest(warningText(warning, 'guest')))}
          target="_blank"
          rel="noopener noreferrer"
        >
          {text}
        </Link>
      );
    default:
      return suggestedFix satisfies never;
  }
}
