import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { pictures } from '@selasar/brand';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { MarkedList } from '../../ui/MarkedList.tsx';

const frame = {
  borderRadius: ({ radius }: Theme) => radius.card,
  overflow: 'hidden',
  aspectRatio: '4 / 5',
};
/** The pictures have the height of their frames, and twice their width. */
const sizes = '(min-width: 1200px) 528px, (min-width: 900px) calc(50vw - 72px), calc(100vw - 48px)';

/** The company and its promises, with two pictures. */
export function About() {
  const { about } = siteTexts();
  return (
    <Box component="section" id="about" sx={{ bgcolor: 'brand.band', py: { xs: 6, md: 10 } }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 8 },
          alignItems: 'center',
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Stack spacing={2.5}>
          <Typography variant="h2">{about.title}</Typography>
          {about.paragraphs.map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
          <MarkedList items={about.claims} icon={<CheckIcon fontSize="small" color="success" />} />
        </Stack>
        <Box
          aria-hidden
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
        >
          <Box sx={frame}>
            <Picture src={pictures.about[0]} alt="" sizes={sizes} />
          </Box>
          <Box sx={[frame, { mt: { xs: 4, md: 6 } }]}>
            <Picture src={pictures.about[1]} alt="" sizes={sizes} />
          </Box>
        </Box>
      </Container>
    </Box>
  );
}
