import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { formatUsd, reference } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { totalOf } from '@selasar/domain/requests';
import { paymentFacts, type TripRequest } from '@selasar/domain/trips';
import type { ReactNode } from 'react';
import { Approximately } from '../common/Approximately.tsx';
import { factsOf, priceParts, whenText } from './requestText.ts';

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ display: 'contents' }}>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {children}
    </Box>
  </Box>
);

interface FactsProps {
  /** On a phone, each label is above its value. */
  stacked?: boolean;
  children: ReactNode;
}

export const Facts = ({ stacked = false, children }: FactsProps) => (
  <Box sx={{ containerType: 'inline-size' }}>
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: {
          ...(stacked && { xs: 'minmax(0, 1fr)' }),
          [stacked ? 'sm' : 'xs']: 'minmax(5.5rem, auto) minmax(0, 1fr)',
        },
        // On a phone with large text.
        '@container (max-width: 13rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: 0.75,
      }}
    >
      {children}
    </Box>
  </Box>
);

export const FactLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} target="_blank" rel="noopener noreferrer" underline="always">
    {children}
  </Link>
);

export const RequestFacts = ({ request }: { request: TripRequest }) => (
  <Facts>
    <Fact label={t('When')}>{whenText(request)}</Fact>
    {factsOf(request).map(([label, text, href]) => (
      <Fact key={label} label={label}>
        {href === undefined ? text : <FactLink href={href}>{text}</FactLink>}
      </Fact>
    ))}
    <Fact label={t('Price')}>
      <strong>{formatUsd(totalOf(request))}</strong>
      <Approximately usd={totalOf(request)} />
      {priceParts(request).map((part) => (
        <Box key={part} component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {part}
        </Box>
      ))}
    </Fact>
    {paymentFacts(request).map(([label, text]) => (
      <Fact key={label} label={label}>
        {text}
      </Fact>
    ))}
    <Fact label={t('Name')}>{request.customerName}</Fact>
    <Fact label={t('Reference')}>{reference(request.id)}</Fact>
  </Facts>
);
