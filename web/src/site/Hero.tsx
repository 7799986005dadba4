import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { hero } from '@selasar/domain';
import { Link } from 'react-router-dom';
import { Picture } from '../ui/Picture.tsx';

interface HeroLink {
  text: string;
  to: string;
}

interface HeroProps {
  title: string;
  subtitle: string;
  image: string;
  primary?: HeroLink;
  secondary?: HeroLink;
  /** Darkens the picture beneath the words. */
  overlay?: boolean;
  height?: keyof typeof hero.heights;
}

/** The banner at the top of a page. */
export function Hero({
  title,
  subtitle,
  image,
  primary,
  secondary,
  overlay = true,
  height = hero.defaultHeight,
}: HeroProps) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'flex-end',
        minHeight: { xs: 380, sm: 420 },
        height: `${hero.heights[height]}vh`,
        color: '#fff',
        bgcolor: 'primary.dark',
        overflow: 'hidden',
      }}
    >
      <Picture
        src={image}
        alt=""
        sizes="max(100vw, 160vh)"
        eager
        sx={{ position: 'absolute', inset: 0 }}
      />
      {overlay ? (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            inset: 0,
            background: [
              'linear-gradient(180deg, rgb(18 20 32 / .5) 0%, rgb(18 20 32 / .06) 26%, rgb(18 20 32 / .1) 45%, rgb(18 20 32 / .72) 100%)',
              'linear-gradient(90deg, rgb(18 20 32 / .45) 0%, rgb(18 20 32 / .2) 32%, rgb(18 20 32 / 0) 58%)',
            ].join(','),
          }}
        />
      ) : null}
      <Container maxWidth="lg" sx={{ position: 'relative', pb: { xs: 5, md: 8 }, pt: 12 }}>
        <Typography variant="h1" sx={{ maxWidth: 760, textWrap: 'balance' }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 2, maxWidth: 620, fontSize: { xs: '1.05rem', md: '1.2rem' } }}>
          {subtitle}
        </Typography>
        {primary || secondary ? (
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            spacing={1.5}
            sx={{ mt: 4, alignItems: { sm: 'center' } }}
          >
            {primary ? (
              <Button
                component={Link}
                to={primary.to}
                variant="contained"
                color="secondary"
                size="large"
              >
                {primary.text}
              </Button>
            ) : null}
            {secondary ? (
              <Button
                component={Link}
                to={secondary.to}
                variant="outlined"
                color="inherit"
                size="large"
              >
                {secondary.text}
              </Button>
            ) : null}
          </Stack>
        ) : null}
      </Container>
    </Box>
  );
}
