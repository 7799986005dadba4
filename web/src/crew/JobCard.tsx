import CallIcon from '@mui/icons-material/CallOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { callAddress, chatWith, company, mapLink } from '@selasar/domain/core';
import type { CrewJob } from '@selasar/domain/crew';
import { guestCount, t } from '@selasar/domain/i18n';
import { bookingTable, transferTable } from '@selasar/domain/requests';
import { extraFacts, withGroup } from '@selasar/domain/pricing';
import { plainFacts } from '@selasar/domain/trips';
import MapIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Paper from '@mui/material/Paper';
import { useId } from 'react';
import { jobName, Ticks } from './Ticks.tsx';

interface ContactProps {
  name: string;
  phone: string | undefined;
}

function Contact({ name, phone }: ContactProps) {
  if (!phone) return null;
  const chat = chatWith(
    phone,
    t('Hello {name}, this is {company}.', { name, company: company.name }),
  );
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ mt: 1, flexWrap: 'wrap', '& > *': { flex: '1 1 8rem', minHeight: 48 } }}
    >
      <Button
        component="a"
        variant="outlined"
        href={callAddress(phone)}
        startIcon={<CallIcon />}
        aria-label={t('Call {name}, {phone}', { name, phone })}
      >
        {t('Call')}
      </Button>
      {chat ? (
        <Button
          component="a"
          variant="outlined"
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<WhatsAppIcon />}
          aria-label={t('WhatsApp {name}', { name })}
        >
          WhatsApp
        </Button>
      ) : null}
    </Stack>
  );
}

type PlaceProps = { label: string } & (
  | { place: string; text?: never }
  | { text: string; place?: never }
);

function Place({ label, place, text }: PlaceProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 1,
        alignItems: 'center',
        '& > dd': { m: 0 },
      }}
    >
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ gridColumn: 1, overflowWrap: 'anywhere' }}>
        {place ?? text}
      </Typography>
      {place === undefined ? null : (
        <Box component="dd" sx={{ gridArea: '1 / 2 / span 2' }}>
          <Button
            component="a"
            variant="outlined"
            href={mapLink(place)}
            target="_blank"
            rel="noopener noreferrer"
            startIcon={<MapIcon />}
            aria-label={t('Map: {place}', { place })}
            sx={{ minHeight: 48 }}
          >
            {t('Map')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const roleName = { driver: 'You drive', guide: 'You guide' } as const;

export function JobCard({ job }: { job: CrewJob }) {
  const { kind, time, roles, guests, customerName, from, to, hotel, flight, more = {} } = job;
  // It is the time above, unless guests are picked up earlier.
  const { startTime, ...rest } = more;
  const table = kind === 'bookings' ? bookingTable : transferTable;
  const id = useId();
  return (
    <Paper component="article" variant="outlined" aria-labelledby={id} tabIndex={-1} sx={{ p: 2 }}>
      <Box id={id}>
        <Typography component="span" sx={{ typography: 'h1', display: 'block' }}>
          {time ?? t('Time not set')}
        </Typography>
        <Typography component="span" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {jobName(job)}
        </Typography>
      </Box>
      <Typography color="textSecondary">
        {[
          ...roles.map((role) => t(roleName[role])),
          withGroup(guestCount(guests), { ...job, numberOfGuests: guests }),
        ].join(' · ')}
      </Typography>
      <Typography sx={{ mt: 1.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {customerName}
      </Typography>
      <Contact name={customerName} phone={job.customerPhone} />
      <Box component="dl" sx={{ my: 1.5, display: 'grid', gap: 1 }}>
        {from ? <Place label={t('From')} place={from} /> : null}
        {to ? <Place label={t('To')} place={to} /> : null}
        {hotel ? <Place label={t('Hotel')} place={hotel} /> : null}
        {flight ? <Place label={t('Flight')} text={flight} /> : null}
        {extraFacts(job).map(([label, text]) => (
          <Place key={label} label={label} text={text} />
        ))}
        {plainFacts(table, 'crew', startTime === time ? rest : more).map(([label, text]) => (
          <Place key={label} label={label} text={text} />
        ))}
      </Box>
      <Ticks job={job} />
    </Paper>
  );
}
