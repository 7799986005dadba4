import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { warningMailText, warningText, fixText } from '@selasar/domain';
import type { TripWarning } from '@selasar/domain';

export interface Guest {
  customerName?: string;
  customerEmail?: string;
}

interface WarningProps {
  warning: TripWarning;
  guest: Guest;
}

/** A conflict within a trip, with a prepared mail to the guest. */
export function Warning({ warning, guest: { customerName, customerEmail } }: WarningProps) {
  const { subject, fromStaff } = warningMailText;
  const body = fromStaff(customerName ?? '', warningText(warning, 'guest'));
  const mail = [
    ['subject', subject],
    ['body', body],
  ].map(([name = '', text = '']) => `${name}=${encodeURIComponent(text)}`);
  return (
    <Alert severity="warning" role="note">
      {warningText(warning, 'staff')}
      {customerEmail ? (
        <Box sx={{ mt: 0.5 }}>
          <Link
            href={`mailto:${customerEmail}?${mail.join('&')}`}
            color="inherit"
            underline="always"
            sx={{ fontWeight: 600 }}
          >
            {fixText(warning.suggestedFix, 'staff')}
          </Link>
        </Box>
      ) : null}
    </Alert>
  );
}
