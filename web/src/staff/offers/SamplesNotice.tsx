import type { OfferCollection } from '@selasar/domain';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { toast } from 'sonner';
import { addSamples } from '../../data/offers/addSamples.ts';
import { reasonOf } from '../common/reasonOf.ts';
import { notArrived, notifyUnsure } from '../common/unsure.ts';

/** Offers the brand's own tours or villas as a start, while there are none. */
export function SamplesNotice({ collection }: { collection: OfferCollection }) {
  const [isAdding, setAdding] = useState(false);
  async function add() {
    setAdding(true);
    try {
      if (await addSamples(collection, notifyUnsure(`The ${collection} are added`))) return;
      toast.error(`Failed to add ${collection}`, { description: notArrived });
    } catch (error) {
      toast.error(`Failed to add ${collection}`, { description: reasonOf(error) });
    } finally {
      setAdding(false);
    }
  }
  return (
    <Alert
      severity="info"
      action={
        <Button
          color="inherit"
          size="small"
          loading={isAdding}
          onClick={() => void add()}
          sx={{ whiteSpace: 'nowrap' }}
        >
          Add samples
        </Button>
      }
      sx={{ mb: 2 }}
    >
      The site comes with sample {collection}, with pictures. You can change or delete each of them.
    </Alert>
  );
}
