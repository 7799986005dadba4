import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import EventIcon from '@mui/icons-material/Event';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { answerBy, company, formatUsd, reference, shortDate } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { requestStatus } from '@selasar/domain/requests';
import type { PlannedRequest } from '@selasar/domain/trips';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { addressHere } from '../../../i18n/address.ts';
import { paths } from '../../../paths.ts';
import { Approximately } from '../../common/Approximately.tsx';
import { WhatsAppButton } from '../../common/WhatsAppButton.tsx';

export type ConfirmedFact = readonly [label: string, value: ReactNode];

interface ConfirmationProps {
  request: PlannedRequest;
  facts: readonly ConfirmedFact[];
  /** The total in US dollars. */
  usd: number;
  email: string;
  tripKey: string | undefined;
  terms: ReactNode;
  owesNow?: boolean;
  isNew: boolean;
  another: string;
  onAnother: () => void;
}

export const confirmationText = (email: string, owesNow: boolean): string =>
  owesNow
    ? t('A confirmation goes to {email}.', { email })
    : t('A confirmation goes to {email}. You pay nothing now.', { email });

/** The position of the email in the sentence, where an element is inserted. */
const gap = '\0';

export function Confirmation(props: ConfirmationProps) {
  const { request, facts, usd, email, tripKey, terms, owesNow = false } = props;
  const { isNew, another, onAnother } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  const due = answerBy(request.createdAt);
  const name = reference(request.id);
  const { isWaiting } = requestStatus[request.status];
  const [beforeEmail, afterEmail] = (
    isWaiting
      ? t(
          'A confirmation goes to {email}. Until then nothing is binding, and you pay nothing now.',
          { email: gap },
        )
      : confirmationText(gap, owesNow)
  ).split(gap);
  return (
    <Box
      component="section"
      aria-labelledby="confirmation"
      sx={{
        p: 2.5,
        borderRadius: ({ radius }) => radius.card,
        bgcolor: 'brand.band',
        // Around the transfer it is white.
        color: 'text.primary',
        scrollMarginTop: 88,
        containerType: 'inline-size',
      }}
    >
      <Typography
        id="confirmation"
        ref={heading}
        component="h3"
        variant="h4"
        tabIndex={-1}
        sx={{ display: 'flex', gap: 1, alignItems: 'center', scrollMarginTop: 104 }}
      >
        <CheckCircleIcon color="success" aria-hidden />
        <span>{isWaiting ? t('We have your request') : t('Your booking is confirmed')}</span>
      </Typography>
      <Box
        component="dl"
        sx={{
          my: 2,
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          // On a phone with large text.
          '@container (max-width: 13rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
          columnGap: 2,
          rowGap: 0.5,
          '& > dd': { m: 0, fontWeight: 600, overflowWrap: 'anywhere' },
          '& > dt': { color: 'text.secondary' },
        }}
      >
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
        <dt>{t('Total')}</dt>
        <dd>
          <span>{formatUsd(usd)}</span>
          <Approximately usd={usd} />
        </dd>
        <dt>{t('Reference')}</dt>
        <dd>{name}</dd>
      </Box>
      <Stack spacing={1} sx={{ typography: 'body2' }}>
        {isWaiting ? (
          <span>
            {t('A person reads it and usually answers by {time} on {date} (Bali time).', {
              time: due.time,
              date: shortDate(due.date),
            })}
          </span>
        ) : null}
        <span>
          <span>{beforeEmail}</span>
          <b>{email}</b>
          <span>{afterEmail}</span>
        </span>
        {terms}
      </Stack>
      <Stack spacing={1} sx={{ mt: 2 }}>
        {tripKey ? (
          <Button component={RouterLink} to={paths.trip(tripKey)} variant="contained">
            {t('See your trip')}
          </Button>
        ) : null}
        {tripKey ? (
          <Button startIcon={<EventIcon />} onClick={() => void addToCalendar(request)}>
            {t('Add to calendar')}
          </Button>
        ) : null}
        <WhatsAppButton
          text={
            isWaiting
              ? t('Hello {company}, I have a question about my request {reference}.', {
                  company: company.name,
                  reference: name,
                })
              : t('Hello {company}, I have a question about my trip ({requests}).', {
                  company: company.name,
                  requests: name,
                })
          }
        >
          {t('Ask about {reference}', { reference: name })}
        </WhatsAppButton>
        <Link component="button" type="button" variant="body2" onClick={onAnother} sx={{ py: 1.5 }}>
          {another}
        </Link>
      </Stack>
    </Box>
  );
}

/** The file leads to the page that sends the link by mail: the key of this browser ends soon. */
async function addToCalendar(request: PlannedRequest): Promise<void> {
  const module = await import('./addToCalendar.ts');
  module.addToCalendar([request], window.location.origin + addressHere(paths.findTrip));
}
