import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Fault, FaultKind } from '@selasar/domain';
import { useState } from 'react';
import { toast } from 'sonner';
import { adminApi } from '../../data/api.ts';
import { formatInBali } from '../common/formatInstant.ts';
import { reasonOf } from '../common/reasonOf.ts';

const kindNames: Readonly<Record<FaultKind, string>> = {
  error: 'Error in a browser',
  page: 'A page could not be shown',
  part: 'A part of a page did not come',
  slow: 'Slow page',
  policy: 'Stopped by the security policy',
  server: 'Failure of the server',
};

/** Faults, each with what is known of it. */
export const FaultList = ({ faults }: { faults: readonly Fault[] }) => (
  <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
    {faults.map((fault) => (
      <FaultItem key={fault.id} fault={fault} />
    ))}
  </Box>
);

function FaultItem({ fault }: { fault: Fault }) {
  const [isBusy, setBusy] = useState(false);
  const { id, kind, place, message, count, firstAt, lastAt, release, route, sample, requestId } =
    fault;
  const resolve = async () => {
    setBusy(true);
    try {
      await adminApi.resolveFault({ faultId: id });
    } catch (error) {
      toast.error('Failed to resolve it', { description: reasonOf(error) });
    }
    setBusy(false);
  };
  const facts = [
    place && place !== route && `in ${place}`,
    route && `on ${route}`,
    release && `release ${release}`,
    requestId && `code ${requestId}`,
  ].filter(Boolean);
  return (
    <Box component="li" sx={{ pl: 1.5, borderLeft: 3, borderColor: 'divider', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {kindNames[kind]}: {message}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        About {count} {count === 1 ? 'time' : 'times'} · last {formatInBali(lastAt)} · first{' '}
        {formatInBali(firstAt)}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {facts.join(' · ')}
      </Typography>
      {sample.map((frame) => (
        <Typography
          key={frame}
          variant="body2"
          sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
        >
          {frame}
        </Typography>
      ))}
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => void resolve()}
        aria-label={`Resolved: ${message}`}
        sx={{ mt: 0.5, ml: -0.5 }}
      >
        Resolved
      </Button>
    </Box>
  );
}
