import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { mainLanguage } from '@selasar/domain/i18n';
import type { Testimonial } from '@selasar/brand/schema/testimonial';
import { Stars } from './Stars.tsx';
import { Picture } from '../../pictures/Picture.tsx';

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, location, image, text, rating, tourOrVilla } = testimonial;
  return (
    <Card
      component="figure"
      lang={mainLanguage}
      variant="outlined"
      sx={{ m: 0, p: 3, height: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Stars count={rating} />
      <Typography component="blockquote" sx={{ m: 0, mt: 1.5 }}>
        {text}
      </Typography>
      <Stack
        component="figcaption"
        direction="row"
        spacing={1.5}
        sx={{ mt: 'auto', pt: 2.5, alignItems: 'center' }}
      >
        <Avatar sx={{ width: 48, height: 48, bgcolor: 'primary.main' }}>
          {/* It has the height of the circle, and so is wider. */}
          <Picture src={image} alt="" sizes="77px" />
        </Avatar>
        <Box>
          <Typography sx={{ fontWeight: 600, lineHeight: 1.3 }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {`${location} · ${tourOrVilla}`}
          </Typography>
        </Box>
      </Stack>
    </Card>
  );
}
