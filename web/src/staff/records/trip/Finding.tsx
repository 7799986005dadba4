import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { findingLetters, findingText, wayOutText } from '@selasar/domain';
import type { TripFinding } from '@selasar/domain';

export interface Guest {
  customerName?: string;
  customerEmail?: string;
}

interface FindingProps {
  finding: TripFinding;
  guest: Guest;
}

/** What does not fit in a trip. The way out is a mail to the guest, already begun. */
export function Finding({ finding, guest: { customerName, customerEmail } }: FindingProps) {
  const { subject, fromStaff } = findingLetters;
  const body = fromStaff(customerName ?? '', findingText(finding, 'guest'));
  const mail = [
    ['subject', subject],
    ['body', body],
  ].map(([name = '', text = '']) => `${name}=${encodeURIComponent(text)}`);
  return (
    <Alert severity="warning" role="note">
      {findingText(finding, 'staff')}
      {customerEmail ? (
        <Box sx={{ mt: 0.5 }}>
          <Link
            href={`mailto:${customerEmail}?${mail.join('&')}`}
            color="inherit"
            underline="always"
            sx={{ fontWeight: 600 }}
          >
            {wayOutText(finding.wayOut, 'staff')}
          </Link>
        </Box>
      ) : null}
    </Alert>
  );
}
