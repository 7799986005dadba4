import BathtubOutlinedIcon from '@mui/icons-material/BathtubOutlined';
import BedOutlinedIcon from '@mui/icons-material/BedOutlined';
import GroupOutlinedIcon from '@mui/icons-material/GroupOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain';
import type { Villa } from '@selasar/domain';
import { guestCount } from '../offers/guestCount.ts';

export function DetailsGrid({ villa }: { villa: Villa }) {
  const details = [
    { name: t('Capacity'), value: guestCount(villa.capacity), Icon: GroupOutlinedIcon },
    { name: t('Bedrooms'), value: villa.bedrooms, Icon: BedOutlinedIcon },
    { name: t('Bathrooms'), value: villa.bathrooms, Icon: BathtubOutlinedIcon },
    { name: t('Location'), value: villa.location, Icon: PlaceOutlinedIcon },
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        // As many columns as the text fits, also at large text sizes.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
      }}
    >
      {details.map(({ name, value, Icon }) => (
        <Box
          key={name}
          sx={{ p: 2, borderRadius: ({ radius }) => radius.tile, bgcolor: 'brand.band' }}
        >
          <Typography
            component="dt"
            variant="body2"
            color="textSecondary"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
          >
            <Icon fontSize="small" aria-hidden />
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, mt: 0.5, fontWeight: 700 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
