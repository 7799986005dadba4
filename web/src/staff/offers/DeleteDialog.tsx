import type { OfferCollection } from '@selasar/domain/offers';
import { toast } from 'sonner';
import { baliToday } from '../../clock/useToday.ts';
import { countOpenBookings } from '../../data/bookings/openBookings.ts';
import { deleteOffer } from '../../data/offers/storeOffer.ts';
import { useImageStorage } from '../../data/offers/images.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useRead } from '../common/useRead.ts';
import { attempt } from '../common/attempt.ts';
import { picturesOf } from './drafts.tsx';
import type { Offer } from './offerKinds.ts';
import { offerName, offerNameInText } from './offerName.ts';

interface DeleteDialogProps {
  collection: OfferCollection;
  offer: Offer | undefined;
  name: string;
  onClose: () => void;
}

export function DeleteDialog({ collection, offer, name, onClose }: DeleteDialogProps) {
  const counting = useRead(offer?.slug, (slug) => countOpenBookings(collection, slug, baliToday()));
  const bookings: Count = counting.status === 'success' ? counting.data : counting.status;
  const images = useImageStorage();
  return (
    <ConfirmDialog
      open={offer !== undefined}
      title={`Delete this ${offerNameInText(collection)}?`}
      text={offer ? [deletionText(name, offer), bookingsWords(bookings)].join('\n\n') : ''}
      confirm="Delete"
      running={bookings === 'loading'}
      onCancel={onClose}
      onConfirm={() => {
        if (offer) void remove(images, collection, name, offer);
        onClose();
      }}
    />
  );
}

function deletionText(name: string, offer: Offer): string {
  const count = picturesOf({ ...offer, ...offer.facts }).length;
  const images = count === 1 ? 'its image' : `its ${count} images`;
  return `“${name}”${count > 0 ? ` and ${images}` : ''} will be gone for good, also from the site. Bookings already made keep its name.`;
}

function bookingsWords(count: Count): string {
  if (count === 'loading') return 'Counting the open bookings that name it…';
  if (count === 'error') return 'The open bookings that name it could not be counted.';
  if (count === 0) return 'No open booking names it.';
  return count === 1
    ? '1 open booking names it: it stays, and has to be kept or cancelled by hand.'
    : `${count} open bookings name it: they stay, and have to be kept or cancelled by hand.`;
}

type Count = number | 'loading' | 'error';

async function remove(
  images: ReturnType<typeof useImageStorage>,
  collection: OfferCollection,
  name: string,
  offer: Offer,
): Promise<void> {
  const waiting = toast.loading(`Deleting “${name}”…`);
  const isGone = await attempt((onUnsure) => deleteOffer(collection, offer.slug, onUnsure), {
    failed: `Failed to delete ${offerNameInText(collection)}`,
    unsure: `“${name}” is deleted`,
    otherwise: '',
  });
  toast.dismiss(waiting);
  if (!isGone) return;
  toast.success(`${offerName[collection]} deleted successfully`);
  await images.remove(picturesOf({ ...offer, ...offer.facts }));
}
