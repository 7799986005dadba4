import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { company, t } from '@selasar/domain';
import type { TripRequest } from '@selasar/domain';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { paths } from '../../../paths.ts';
import { Logo } from '../../../brand/Logo.tsx';
import { RequestFacts } from '../RequestFacts.tsx';
import { kindOf, statusOf, titleOf } from '../requestText.ts';
import { QrCode } from './QrCode.tsx';

/** The printout has only the voucher. Without page margins, browsers print no address on it. */
const onPaper = {
  '@page': { size: 'A4', margin: 0 },
  '@media print': {
    'html, body': { background: 'none !important' },
    'body > :not([data-voucher])': { display: 'none !important' },
  },
};

const staffHref = ({ kind, id }: TripRequest): string =>
  window.location.origin +
  (kind === 'bookings' ? paths.admin.booking(id) : paths.admin.transfer(id));

interface VoucherProps {
  request: TripRequest;
  onPrinted: () => void;
}

/** A page for print only. It opens the print dialog once it has rendered. */
export function Voucher({ request, onPrinted }: VoucherProps) {
  const printed = useRef(onPrinted);
  useEffect(() => {
    printed.current = onPrinted;
  });
  useEffect(() => {
    const done = () => printed.current();
    window.print();
    // Some browsers report the end of printing before they render the paper, so it stays until the next interaction.
    const interactions = ['pointerdown', 'keydown'] as const;
    for (const event of interactions) window.addEventListener(event, done);
    return () => {
      for (const event of interactions) window.removeEventListener(event, done);
    };
  }, []);
  return createPortal(
    <Box
      data-voucher
      sx={{
        display: 'none',
        '@media print': { display: 'block' },
        p: '18mm',
        color: 'common.black',
        '& dt, & dd *': { color: 'inherit' },
        overflowWrap: 'anywhere',
        breakInside: 'avoid',
      }}
    >
      <GlobalStyles styles={onPaper} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, mb: 4 }}>
        <Logo size={44} />
        <Typography sx={{ fontWeight: 700 }}>{t(statusOf(request).label)}</Typography>
      </Box>
      <Typography>{kindOf(request)}</Typography>
      <Typography component="h1" variant="h2" sx={{ mb: 3 }}>
        {titleOf(request)}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 45mm', gap: 4 }}>
        <RequestFacts request={request} />
        <Box>
          <QrCode text={staffHref(request)} />
          <Typography variant="body2" sx={{ textAlign: 'center' }}>
            {t('For our staff')}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ mt: 5, pt: 2, borderTop: 1 }}>
        <Typography sx={{ fontWeight: 700 }}>{company.name}</Typography>
        <Typography>{company.address}</Typography>
        <Typography>
          {company.phone} · {company.email}
        </Typography>
      </Box>
    </Box>,
    document.body,
  );
}
