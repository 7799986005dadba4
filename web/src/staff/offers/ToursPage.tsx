import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Tour } from '@selasar/domain/offers';
import { useState } from 'react';
import { toast } from 'sonner';
import { isValid } from '../../data/firebase/rows.ts';
import { setFeatured } from '../../data/offers/storeOffer.ts';
import { useTours } from '../../data/offers/useOffers.ts';
import { attempt } from '../common/attempt.ts';
import type { AdminHeading } from '../common/links.ts';
import type { OfferRow } from './offerColumns.tsx';
import type { Offer } from './offerKinds.ts';
import { OffersPage } from './OffersPage.tsx';

const featureToggle = (row: OfferRow, tabIndex: 0 | -1) =>
  isValid<Offer>(row) && 'title' in row ? <FeatureToggle tour={row} tabIndex={tabIndex} /> : '–';

function ToursPage() {
  const live = useTours();
  return (
    <OffersPage
      collection="tours"
      live={live}
      onRefresh={live.retry}
      featureToggle={featureToggle}
    />
  );
}

export { ToursPage as Component };
export const handle: AdminHeading = { title: 'Tours', description: 'Guided day tours on offer' };

async function feature({ slug, title, featured }: Tour): Promise<void> {
  const isStored = await attempt((onUnsure) => setFeatured('tours', slug, !featured, onUnsure), {
    failed: 'Failed to update tour featured status',
    unsure: `“${title}” is ${featured ? 'no longer featured' : 'featured'}`,
    otherwise: '',
  });
  if (isStored) {
    toast.success(featured ? 'Tour unfeatured successfully' : 'Tour featured successfully');
  }
}

/** Shows the change once the server has it. */
function FeatureToggle({ tour, tabIndex }: { tour: Tour; tabIndex: 0 | -1 }) {
  const { featured, title } = tour;
  const [saving, setSaving] = useState(false);
  const toggle = async () => {
    if (saving) return;
    setSaving(true);
    await feature(tour);
    setSaving(false);
  };
  const star = featured ? <StarIcon /> : <StarBorderIcon />;
  return (
    <Tooltip title={featured ? 'Unfeature' : 'Feature'}>
      <IconButton
        tabIndex={tabIndex}
        aria-pressed={featured}
        aria-disabled={saving}
        aria-busy={saving}
        aria-label={`Feature ${title}`}
        color={featured ? 'secondary' : 'default'}
        onClick={() => void toggle()}
      >
        {saving ? <CircularProgress size={24} /> : star}
      </IconButton>
    </Tooltip>
  );
}
