import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { t } from '@selasar/domain/i18n';
import { ratingStars } from '@selasar/brand/schema/testimonial';

/** MUI's Rating, which can be edited, has much more code. */
export function Stars({ count }: { count: number }) {
  return (
    <Box sx={{ display: 'flex', color: 'brand.accent' }}>
      <Box component="span" sx={visuallyHidden}>
        {t('{count} Stars', { count })}
      </Box>
      {Array.from({ length: ratingStars }, (_, i) =>
        i < count ? (
          <StarIcon key={i} fontSize="small" />
        ) : (
          <StarBorderIcon key={i} fontSize="small" />
        ),
      )}
    </Box>
  );
}
