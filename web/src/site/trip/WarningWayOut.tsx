import Link from '@mui/material/Link';
import {
  airportName,
  warningMailText,
  warningText,
  wayOutText,
  contactLink,
} from '@selasar/domain';
import type { TripWarning } from '@selasar/domain';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { fillInRoute } from '../transfers/routeDraft.ts';
import { requestAnchor } from './requestAnchor.ts';

/** The link that resolves a warning. */
export function WarningWayOut({ warning }: { warning: TripWarning }): ReactNode {
  const { wayOut } = warning;
  const text = wayOutText(wayOut, 'guest');
  const linkProps = { color: 'inherit', underline: 'always', sx: { fontWeight: 600 } } as const;
  switch (wayOut.code) {
    case 'add-transfer':
      return (
        <Link
          {...linkProps}
          component={RouterLink}
          to={paths.bookTransfer}
          onClick={() =>
            fillInRoute({
              pickupLocation: airportName,
              destination: wayOut.to,
              pickupDate: wayOut.date,
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
        <Link {...linkProps} href={`#${requestAnchor(wayOut.request)}`}>
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
      return wayOut satisfies never;
  }
}
