import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import DialogContentText from '@mui/material/DialogContentText';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { collections, reference } from '@selasar/domain/core';
import type { OfferCollection } from '@selasar/domain/offers';
import { offerRulesSchema, type OfferTerms, type StoredRules } from '@selasar/domain/pricing';
import type { Booking } from '@selasar/domain/requests';
import { useEffect, useId, useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { toast } from 'sonner';
import { baliToday } from '../../../clock/useToday.ts';
import { readOpenBookings } from '../../../data/bookings/openBookings.ts';
import { changedFields } from '../../../data/offers/changes.ts';
import { paths } from '../../../paths.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useRead } from '../../common/useRead.ts';
import { InfoDialog } from '../../common/InfoDialog.tsx';
import { bookingDates } from '../../common/formatInstant.ts';
import { offerNameInText } from '../offerName.ts';
import { refusalOf } from './refusal.ts';

export interface StoredOffer {
  slug: string;
  rules?: StoredRules;
}

/** Reads the bookings once, at the first change. */
export function RefusedNotice({ stored, terms }: { stored: StoredOffer; terms: OfferTerms }) {
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
                <span>{isOpen ? 'Hide' : 'Show'}</span>
              </Button>
            }
          >
            <span>
              {count === 1
                ? '1 booking would no longer be possible'
                : `${count} bookings would no longer be possible`}
            </span>
            <span>{refusals.isCut ? ', or more' : ''}</span>. Made bookings stay as they are.
          </Alert>
          <Collapse in={isOpen} id={id} unmountOnExit>
            <RefusedList {...refusals} beside />
          </Collapse>
        </>
      ) : null}
    </Notice>
  );
}

interface RefusedDialogProps {
  collection: OfferCollection;
  saved: SavedRules | undefined;
  onClose: () => void;
}

export function RefusedDialog({ collection, saved, onClose }: RefusedDialogProps) {
  const found = useRefusedBookings(collection, saved, saved?.terms);
  useEffect(() => {
    if (found === 'failed') toast.warning('Open bookings could not be compared with the new rules');
  }, [found]);
  if (!found || found === 'failed' || found.refused.length === 0) return null;
  return (
    <InfoDialog title="Bookings that the new rules would refuse" onClose={onClose}>
      <DialogContentText>
        These open bookings of this <span>{offerNameInText(collection)}</span> stay as they are.
        They have to be kept or cancelled by hand.
      </DialogContentText>
      <RefusedList {...found} />
    </InfoDialog>
  );
}

const shownAtMost = 50;

interface RefusedListProps extends Refusals {
  /** Where a link would leave unsaved content, it opens in a new tab. */
  beside?: boolean;
}

function RefusedList({ refused, isCut, beside = false }: RefusedListProps) {
  const more = refused.length - shownAtMost;
  return (
    <>
      <List disablePadding sx={{ mt: 1 }}>
        {refused.slice(0, shownAtMost).map(({ booking, reason }) => (
          <ListItem key={booking.id} divider disableGutters sx={{ display: 'block' }}>
            <Link
              component={RouterLink}
              to={paths.admin.booking(booking.id)}
              {...(beside ? { target: '_blank' } : {})}
              sx={{ py: 0.5 }}
            >
              {reference(booking.id)}
            </Link>{' '}
            <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
              {`${booking.customerName}, ${bookingDates(booking)}`}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {reason}
            </Typography>
          </ListItem>
        ))}
      </List>
      {more > 0 || isCut ? (
        <Typography sx={{ mt: 1.5 }}>
          {more > 0 ? `And ${more}${isCut ? ' or' : ''} more.` : 'And there may be more.'}
        </Typography>
      ) : null}
    </>
  );
}

/** No offer has that many open bookings. */
const readAtMost = 500;

export interface SavedRules {
  slug: string;
  terms: OfferTerms;
}

interface Refusals {
  refused: { booking: Booking; reason: string }[];
  /** There were more bookings than were checked. */
  isCut: boolean;
}

/** Undefined until they are known. They are read once for each `of`; the terms may change freely. */
function useRefusedBookings(
  collection: OfferCollection,
  of: { slug: string } | undefined,
  terms: OfferTerms | undefined,
): Refusals | 'failed' | undefined {
  const live = useRead(of, ({ slug }) =>
    readOpenBookings(collection, slug, baliToday(), readAtMost),
  );
  const open = live.status === 'success' ? live.data : undefined;
  const found = useMemo(() => {
    if (!open || !terms) return undefined;
    const refused = open.bookings.flatMap((booking) => {
      const reason = refusalOf(terms, booking);
      return reason === undefined ? [] : [{ booking, reason }];
    });
    return { refused, isCut: open.isCut };
  }, [open, terms]);
  return live.status === 'error' ? 'failed' : found;
}
