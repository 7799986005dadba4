import type { OfferCollection } from '@selasar/domain';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Offer } from './offer.ts';
import { useOpenBookings } from './useOpenBookings.ts';
import { picturesOf } from './offerDraft.ts';
import { offerNameInText } from './offerName.ts';

interface DeleteDialogProps {
  collection: OfferCollection;
  /** What is to be deleted, and its name; undefined if nothing is. */
  item: Offer | undefined;
  name: string;
  onDelete: () => void;
  onCancel: () => void;
}

/** Asks before a tour or villa is deleted, and names what depends on it. */
export function DeleteDialog({ collection, item, name, onDelete, onCancel }: DeleteDialogProps) {
  const bookings = useOpenBookings(collection, item?.slug);
  return (
    <ConfirmDialog
      open={item !== undefined}
      title={`Delete this ${offerNameInText(collection)}?`}
      text={item ? [deletionText(name, item), bookingsWords(bookings)].join('\n\n') : ''}
      confirm="Delete"
      running={bookings === 'counting'}
      onCancel={onCancel}
      onConfirm={onDelete}
    />
  );
}

function deletionText(name: string, item: Offer): string {
  const count = picturesOf({ ...item, ...item.facts }).length;
  const images = count === 1 ? 'its image' : `its ${count} images`;
  return `“${name}”${count > 0 ? ` and ${images}` : ''} will be gone for good, also from the site. Bookings already made keep its name.`;
}

function bookingsWords(count: ReturnType<typeof useOpenBookings>): string {
  if (count === 'counting') return 'Counting the open bookings that name it…';
  if (count === 'failed') return 'The open bookings that name it could not be counted.';
  if (count === 0) return 'No open booking names it.';
  return count === 1
    ? '1 open booking names it: it stays, and has to be kept or cancelled by hand.'
    : `${count} open bookings name it: they stay, and have to be kept or cancelled by hand.`;
}
