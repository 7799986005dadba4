import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Tour } from '@selasar/domain';
import { toast } from 'sonner';
import { setFeatured } from '../../firebase/offers/offers.ts';

async function feature({ slug, featured }: Tour): Promise<void> {
  try {
    await setFeatured('tours', slug, !featured);
    toast.success(featured ? 'Tour unfeatured successfully' : 'Tour featured successfully');
  } catch {
    toast.error('Failed to update tour featured status');
  }
}

/** Puts a tour among the featured ones, or takes it out. It shows at once; a refusal takes it back. */
export function FeatureToggle({ tour, tabIndex }: { tour: Tour; tabIndex: 0 | -1 }) {
  const { featured, title } = tour;
  return (
    <Tooltip title={featured ? 'Unfeature' : 'Feature'}>
      <IconButton
        tabIndex={tabIndex}
        aria-pressed={featured}
        aria-label={`Feature ${title}`}
        color={featured ? 'secondary' : 'default'}
        onClick={() => void feature(tour)}
      >
        {featured ? <StarIcon /> : <StarBorderIcon />}
      </IconButton>
    </Tooltip>
  );
}
