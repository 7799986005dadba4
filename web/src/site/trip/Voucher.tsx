import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { company } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import type { TripRequest } from '@selasar/domain/trips';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { encode } from 'uqr';
import { paths } from '../../paths.ts';
import { Logo } from '../../brand/Logo.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { kindOf, statusOf, titleOf } from './requestText.ts';

const border = 4;

export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg aria-hidden viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" width="100%">
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  );
}

/** Without page margins, browsers print no address on it. */
const onPaper = {
  '@page': { margin: 0 },
  '@media print': {
    'html, body': { background: 'none !important' },
    'body > :not([data-voucher])': { display: 'none !important' },
  },
};

const staffHref = ({ kind, id }: TripRequest): string =>
  window.location.origin +
  (kind === 'bookings' ? paths.admin.booking(id) : paths.admin.transfer(id));

export function Voucher({ request, onPrinted }: { request: TripRequest; onPrinted: () => void }) {
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
        // Less on A5.
        p: 'min(18mm, 8%)',
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        <Box sx={{ flex: '1 1 90mm', minWidth: 0 }}>
          <RequestFacts request={request} />
        </Box>
        <Box sx={{ width: '45mm' }}>
          <QrCode text={staffHref(request)} />
          <Typography variant="body2" sx={{ textAlign: 'center' }}>
            {t('For our staff')}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ mt: 5, pt: 2, borderTop: 1 }}>
        <Typography sx={{ fontWeight: 700 }}>{company.name}</Typography>
        <Typography>{company.address}</Typography>
        <Typography>{`${company.phone} · ${company.email}`}</Typography>
      </Box>
    </Box>,
    document.body,
  );
}
