import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { testimonials } from '@selasar/domain/samples';
import { TestimonialCard } from './TestimonialCard.tsx';

/** What guests said of one tour or villa; nothing when nobody has said anything. */
export function Reviews({ of }: { of: string }) {
  const about = testimonials.filter(({ tourOrVilla }) => tourOrVilla === of);
  if (about.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 6 }}>
      <Typography component="h2" variant="h3" sx={{ mb: 2 }}>
        Guest Reviews
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {about.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} />
        ))}
      </Box>
    </Box>
  );
}
