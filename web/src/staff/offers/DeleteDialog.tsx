import type { OfferCollection } from '@selasar/domain/offers';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { baliToday } from '../../clock/useToday.ts';
import { countOpenBookings } from '../../data/bookings/openBookings.ts';
import { deleteOffer } from '../../data/offers/storeOffer.ts';
import { useImageStorage } from '../../data/offers/images.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { reasonOf, notArrived, notifyUnsure } from '../common/reasonOf.ts';
import { picturesOf } from './offerDraft.ts';
import type { Offer } from './offerKinds.ts';
import { offerName, offerNameInText } from './offerName.ts';

interface DeleteDialogProps {
  collection: OfferCollection;
  offer: Offer | undefined;
  name: string;
  onClose: () => void;
}

export function DeleteDialog({ collection, offer, name, onClose }: DeleteDialogProps) {
  const bookings = useOpenBookings(collection, offer?.slug);
  const images = useImageStorage();
  return (
    <ConfirmDialog
      open={offer !== undefined}
      title={`Delete this ${offerNameInText(collection)}?`}
      text={offer ? [deletionText(name, offer), bookingsWords(bookings)].join('\n\n') : ''}
      confirm="Delete"
      running={bookings === 'counting'}
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
  if (count === 'counting') return 'Counting the open bookings that name it…';
  if (count === 'failed') return 'The open bookings that name it could not be counted.';
  if (count === 0) return 'No open booking names it.';
  return count === 1
    ? '1 open booking names it: it stays, and has to be kept or cancelled by hand.'
    : `${count} open bookings name it: they stay, and have to be kept or cancelled by hand.`;
}

type Count = number | 'counting' | 'failed';

function useOpenBookings(collection: OfferCollection, slug: string | undefined): Count {
  const [known, setKnown] = useState<{ slug: string; count: Count }>();
  useEffect(() => {
    if (slug === undefined) return undefined;
    let isWanted = true;
    const setCount = (count: Count) => {
      if (isWanted) setKnown({ slug, count });
    };
    setCount('counting');
    countOpenBookings(collection, slug, baliToday()).then(setCount, () => setCount('failed'));
    return () => {
      isWanted = false;
    };
  }, [collection, slug]);
  return known && known.slug === slug ? known.count : 'counting';
}

async function remove(
  images: ReturnType<typeof useImageStorage>,
  collection: OfferCollection,
  name: string,
  offer: Offer,
): Promise<void> {
  const word = offerNameInText(collection);
  const failed = (description: string | undefined) =>
    toast.error(`Failed to delete ${word}`, { description });
  const waiting = toast.loading(`Deleting “${name}”…`);
  const unsure = notifyUnsure(`“${name}” is deleted`);
  try {
    const isGone = await deleteOffer(collection, offer.slug, unsure);
    toast.dismiss(waiting);
    if (!isGone) {
      failed(notArrived);
      return;
    }
    toast.success(`${offerName[collection]} deleted successfully`);
    await images.remove(picturesOf({ ...offer, ...offer.facts }));
  } catch (error) {
    toast.dismiss(waiting);
    failed(reasonOf(error));
  }
}
