import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain/i18n';
import { type ComponentType, type ReactNode, useState } from 'react';
import {
  focusOf,
  hero,
  picturesFrom,
  HeroPictures,
  HeroVideo,
  useVideoWanted,
  useRotation,
} from './HeroBackground.tsx';
import { withHero } from './SiteLayout.tsx';
import { useReducedMotion, usePageVisible } from '../../ui/browser.ts';
import { needsScript } from '../../ui/scriptless.tsx';

interface HeroProps {
  title: string;
  subtitle: string;
  image: string;
  video?: string;
  height?: keyof typeof hero.heights;
  children?: ReactNode;
}

/** A page that begins with a low hero: what the file of the page exports. */
export function heroPage<Island extends ComponentType>(
  content: Island,
  texts: () => Pick<HeroProps, 'title' | 'subtitle' | 'image'>,
) {
  const Content: ComponentType = content;
  const Component = () => (
    <>
      <Hero {...texts()} />
      <Content />
    </>
  );
  return { Component, handle: withHero, content };
}

/** The height of the space above the text where its shade begins (pixels). */
const onset = 96;

/** For AA contrast of white on any sky; on wide screens only on the left. */
const wordsShade = {
  content: '""',
  position: 'absolute',
  inset: 0,
  background: ({ shade }: Theme) =>
    `linear-gradient(180deg, transparent, ${shade.wordsBegin} ${onset}px, ${shade.wordsEnd})`,
  maskImage: { lg: 'linear-gradient(90deg, black 55%, transparent 90%)' },
};

export function Hero({ title, subtitle, image, video, height = 'small', children }: HeroProps) {
  const reducedMotion = useReducedMotion();
  const visible = usePageVisible();
  const [loaded, setLoaded] = useState(false);
  const [plays, setPlays] = useState(false);
  const [stopped, setStopped] = useState(false);
  const running = visible && !reducedMotion && !stopped;
  const videoWanted = useVideoWanted(video !== undefined && loaded && running);
  const pictures = video ? [image] : picturesFrom(image);
  const rotation = useRotation(pictures.length, running);
  const moves = !reducedMotion && (video ? plays : pictures.length > 1);

  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'flex-end',
        // The minimum: in a low window the text needs more. `svh` excludes the bars of a phone's browser.
        minHeight: `${hero.heights[height]}svh`,
        color: 'common.white',
        bgcolor: 'primary.dark',
        overflow: 'hidden',
      }}
    >
      <HeroPictures
        pictures={pictures}
        height={hero.heights[height]}
        rotation={rotation}
        ahead={loaded && running}
        onLoad={() => setLoaded(true)}
      />
      {video && videoWanted && !reducedMotion ? (
        <HeroVideo
          src={video}
          focus={focusOf(image)}
          running={running}
          plays={plays}
          onPlay={() => setPlays(true)}
        />
      ) : null}
      <Box
        aria-hidden
        sx={{ position: 'absolute', inset: 0, background: ({ shade }) => shade.hero }}
      />
      <Box sx={{ position: 'relative', width: 1, '&::before': wordsShade }}>
        <Container
          maxWidth="lg"
          // Space below the text for the pause button, at any text size.
          sx={{ position: 'relative', pb: 8, pt: `${onset}px` }}
        >
          <Typography variant="h1" sx={{ maxWidth: 760 }}>
            {title}
          </Typography>
          <Typography
            sx={{
              mt: 2,
              maxWidth: 620,
              fontSize: { xs: '1.05rem', md: '1.2rem' },
              textWrap: 'balance',
            }}
          >
            {subtitle}
          </Typography>
          {children}
        </Container>
      </Box>
      {moves ? (
        <Button
          className={needsScript}
          color="inherit"
          aria-label={stopped ? t('Play the background') : t('Pause the background')}
          onClick={() => setStopped(!stopped)}
          sx={{
            position: 'absolute',
            right: 12,
            bottom: 10,
            minWidth: 0,
            width: 44,
            height: 44,
            p: 0,
          }}
        >
          {stopped ? <PlayArrowIcon /> : <PauseIcon />}
        </Button>
      ) : null}
    </Box>
  );
}
