import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { collections, offerRulesSchema } from '@selasar/domain';
import type { OfferTerms, StoredRules } from '@selasar/domain';
import { useId, useMemo, useState } from 'react';
import { changedFields } from '../../../data/offers/changes.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { RefusedList } from './RefusedList.tsx';
import { useRefusedBookings } from './useRefusedBookings.ts';

/** A tour or villa whose rules are edited. */
export interface StoredOffer {
  slug: string;
  rules?: StoredRules;
}

interface RefusedNoticeProps {
  stored: StoredOffer;
  /** The typed rules. */
  terms: OfferTerms;
}

/** Lists the open bookings that unsaved rules would refuse. Reads the bookings once, at the first change. */
export function RefusedNotice({ stored, terms }: RefusedNoticeProps) {
  const { slug } = stored;
  const isChanged =
    changedFields({ rules: stored.rules }, { rules: terms.rules }).length > 0 &&
    offerRulesSchema.optional().safeParse(terms.rules).success;
  const [isWanted, setWanted] = useState(isChanged);
  if (isChanged && !isWanted) setWanted(true);
  const of = useMemo(() => (isWanted ? { slug } : undefined), [isWanted, slug]);
  const offers = terms.type === 'tour' ? collections.tours : collections.villas;
  const found = useRefusedBookings(offers, of, isChanged ? terms : undefined);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const refusals = found === 'failed' ? undefined : found;
  const count = refusals?.refused.length ?? 0;
  return (
    <Notice sx={{ '&:empty': { display: 'none' } }}>
      {isChanged && found === 'failed' ? (
        <Alert severity="info">
          Open bookings could not be compared with these rules. They stay as they are.
        </Alert>
      ) : null}
      {refusals && count > 0 ? (
        <>
          <Alert
            severity="warning"
            role="none"
            action={
              <Button
                color="inherit"
                size="small"
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => setOpen(!isOpen)}
              >
                {isOpen ? 'Hide' : 'Show'}
              </Button>
            }
          >
            {count === 1
              ? '1 booking would no longer be possible'
              : `${count} bookings would no longer be possible`}
            {refusals.isCut ? ', or more' : ''}. Made bookings stay as they are.
          </Alert>
          <Collapse in={isOpen} id={id} unmountOnExit>
            <RefusedList {...refusals} beside />
          </Collapse>
        </>
      ) : null}
    </Notice>
  );
}
