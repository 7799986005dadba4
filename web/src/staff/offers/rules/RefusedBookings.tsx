import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
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
import { useBackCloses } from '../../../ui/useBackCloses.ts';
import { bookingDates } from '../../common/formatInstant.ts';
import { offerNameInText } from '../offerName.ts';
import { refusalOf } from './refusal.ts';

export interface StoredOffer {
  slug: string;
  rules?: StoredRules;
}

interface RefusedNoticeProps {
  stored: StoredOffer;
  terms: OfferTerms;
}

/** Reads the bookings once, at the first change. */
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
  const isOpen = found !== undefined && found !== 'failed' && found.refused.length > 0;
  const id = useId();
  useBackCloses(isOpen, onClose);
  useEffect(() => {
    if (found === 'failed') {
      toast.warning('Open bookings could not be compared with the new rules');
    }
  }, [found]);
  if (!isOpen) return null;
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Bookings that the new rules would refuse</DialogTitle>
      <DialogContent>
        <DialogContentText>
          These open bookings of this <span>{offerNameInText(collection)}</span> stay as they are.
          They have to be kept or cancelled by hand.
        </DialogContentText>
        <RefusedList {...found} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
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

interface OpenBookings {
  bookings: readonly Booking[];
  isCut: boolean;
}

/** Undefined until they are known. They are read once for each `of`; the terms may change freely. */
function useRefusedBookings(
  collection: OfferCollection,
  of: { slug: string } | undefined,
  terms: OfferTerms | undefined,
): Refusals | 'failed' | undefined {
  const [known, setKnown] = useState<{ of: object; open: OpenBookings | 'failed' }>();
  useEffect(() => {
    if (!of) return undefined;
    let isWanted = true;
    const setOpen = (open: OpenBookings | 'failed') => {
      if (isWanted) setKnown({ of, open });
    };
    readOpenBookings(collection, of.slug, baliToday(), readAtMost).then(setOpen, () =>
      setOpen('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [collection, of]);
  const open = of && known?.of === of ? known.open : undefined;
  return useMemo(() => {
    if (open === undefined || open === 'failed' || terms === undefined) {
      return open === 'failed' ? open : undefined;
    }
    const refused = open.bookings.flatMap((booking) => {
      const reason = refusalOf(terms, booking);
      return reason === undefined ? [] : [{ booking, reason }];
    });
    return { refused, isCut: open.isCut };
  }, [open, terms]);
}
