import Link from '@mui/material/Link';
import type { AuditEvent } from '@selasar/domain';
import { Link as RouterLink } from 'react-router-dom';
import { formatInBali } from '../../common/formatInstant.ts';
import { Entry } from '../../inbox/recent/EntryList.tsx';
import { auditText } from './auditText.ts';

interface AuditEntryProps {
  event: AuditEvent;
  nameOf: (crewId: string) => string | undefined;
}

/** Who did what, to what and when, with a link to it. */
export function AuditEntry({ event, nameOf }: AuditEntryProps) {
  const { title, lines, to } = auditText(event, nameOf);
  return (
    <Entry
      title={title}
      lines={lines}
      foot={
        <>
          {formatInBali(event.at)}
          {to ? (
            <>
              {' · '}
              <Link component={RouterLink} to={to} underline="always" aria-label={`Open: ${title}`}>
                Open
              </Link>
            </>
          ) : null}
        </>
      }
    />
  );
}
