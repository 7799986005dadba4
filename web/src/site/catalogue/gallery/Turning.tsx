import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain';
import type { OfferPicture } from '@selasar/domain';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Picture } from '../../../pictures/Picture.tsx';
import { Notice } from '../../../ui/Notice.tsx';

/** Which picture a key turns to, from 0; after the last one comes the first. */
const turns: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

export interface TurningProps {
  name: string;
  pictures: readonly OfferPicture[];
  /** The index of the first picture. */
  start: number;
  onClose: () => void;
}

const large = { width: 48, height: 48 };

/** A carousel: one picture is visible, changed by swipe, keys and buttons. */
export function Turning({ name, pictures, start, onClose }: TurningProps) {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);
  const count = pictures.length;
  const { caption, language, byGuests } = pictures[at] ?? { byGuests: false };
  const nearby = [at, ...['ArrowLeft', 'ArrowRight'].map((key) => turns[key]?.(at, count))];

  const turn = (key: string): boolean => {
    const to = turns[key]?.(at, count);
    if (to === undefined) return false;
    setAt(to);
    if (row.current) row.current.scrollLeft = to * row.current.clientWidth;
    return true;
  };

  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = start * row.current.clientWidth;
  }, [start]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The row would also scroll by itself.
      if (!(event.altKey || event.ctrlKey || event.metaKey) && turn(event.key))
        event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  return (
    <>
      <IconButton
        color="inherit"
        aria-label={t('Close pictures')}
        onClick={onClose}
        sx={[large, { alignSelf: 'flex-end', m: 0.5 }]}
      >
        <CloseIcon />
      </IconButton>
      <Box
        ref={row}
        component="ul"
        // A scrollable element must be focusable.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          if (clientWidth > 0) setAt(Math.round(scrollLeft / clientWidth));
        }}
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'flex',
          m: 0,
          p: 0,
          listStyle: 'none',
          overflow: 'auto hidden',
          overscrollBehaviorX: 'contain',
          scrollSnapType: 'x mandatory',
          scrollbarWidth: 'none',
          '&:focus-visible': ({ mixins }) => mixins.focusRingInwards,
        }}
      >
        {pictures.map(({ src }, i) => (
          <Box
            key={src}
            component="li"
            aria-hidden={i !== at}
            sx={{ flex: 'none', width: 1, scrollSnapAlign: 'start', scrollSnapStop: 'always' }}
          >
            {nearby.includes(i) ? (
              <Picture
                src={src}
                alt={t('{name}, picture {number} of {count}', { name, number: i + 1, count })}
                sizes="min(100vw, 160vh)"
                soon
                sx={{ objectFit: 'contain' }}
              />
            ) : null}
          </Box>
        ))}
      </Box>
      {caption || byGuests ? (
        <Typography component="div" sx={{ textAlign: 'center', px: 2, pt: 1 }}>
          {caption ? <div lang={language}>{caption}</div> : null}
          {byGuests ? <Box sx={{ typography: 'body2' }}>{t('Photo of guests')}</Box> : null}
        </Typography>
      ) : null}
      {count > 1 ? (
        <Stack
          direction="row"
          spacing={2}
          sx={{ justifyContent: 'center', alignItems: 'center', p: 1 }}
        >
          <IconButton
            color="inherit"
            aria-label={t('Previous picture')}
            onClick={() => turn('ArrowLeft')}
            sx={large}
          >
            <ArrowBackIcon />
          </IconButton>
          <Notice sx={{ minWidth: 64, textAlign: 'center' }}>
            {t('{number} of {count}', { number: at + 1, count })}
          </Notice>
          <IconButton
            color="inherit"
            aria-label={t('Next picture')}
            onClick={() => turn('ArrowRight')}
            sx={large}
          >
            <ArrowForwardIcon />
          </IconButton>
        </Stack>
      ) : null}
    </>
  );
}
