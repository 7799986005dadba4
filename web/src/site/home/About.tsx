import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { company, t } from '@selasar/domain';
import type { PlainMessage } from '@selasar/domain';
import { Picture } from '../../pictures/Picture.tsx';
import { MarkedList } from '../../ui/MarkedList.tsx';

const claims: readonly PlainMessage[] = [
  'Experienced local guides',
  'Customizable private tours and villa packages',
  '24/7 customer support during the stay',
  'Best price guarantee with no hidden fees',
  'Sustainable tourism practices',
];

const frame = {
  borderRadius: ({ radius }: Theme) => radius.card,
  overflow: 'hidden',
  aspectRatio: '4 / 5',
};
/** The pictures are as high as their frames, and twice as wide. */
const sizes = '(min-width: 1200px) 528px, (min-width: 900px) calc(50vw - 72px), calc(100vw - 48px)';

/** Who we are, in two paragraphs, six claims and two pictures. */
export function About() {
  return (
    <Box component="section" id="about" sx={{ bgcolor: 'brand.linen', py: { xs: 6, md: 10 } }}>
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
          <Typography variant="h2">{t('A family from Kuta, and its island')}</Typography>
          <Typography>
            {t(
              '{company} began in {year} with one car and a veranda on which guests were given coffee until their driver came. Today there are eleven of us: guides, drivers, cooks and housekeepers, all from Bali, and most of us related in one way or another.',
              { company: company.name, year: company.founded },
            )}
          </Typography>
          <Typography>
            {t(
              'We show the island as we would show it to friends: early, when the paths are empty, in small groups, with time for the people who live along the way. We work with families and villages we know, and they are paid fairly for it.',
            )}
          </Typography>
          <MarkedList
            items={[
              t('Locally owned and operated since {year}', { year: company.founded }),
              ...claims.map((claim) => t(claim)),
            ]}
            icon={<CheckIcon fontSize="small" color="success" />}
          />
        </Stack>
        <Box
          aria-hidden
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
        >
          <Box sx={frame}>
            <Picture src="/images/tours/sacred-temples-tour/main.webp" alt="" sizes={sizes} />
          </Box>
          <Box sx={[frame, { mt: { xs: 4, md: 6 } }]}>
            <Picture src="/images/tours/ubud-jungle-adventure/main.webp" alt="" sizes={sizes} />
          </Box>
        </Box>
      </Container>
    </Box>
  );
}
