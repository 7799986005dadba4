import CollectionsOutlinedIcon from '@mui/icons-material/CollectionsOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import { t } from '@selasar/domain/i18n';
import type { OfferPicture } from '@selasar/domain/offers';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOwn, Picture } from '../../../pictures/Picture.tsx';
import { needsScript, WithoutScript } from '../../../ui/scriptless.tsx';
import { Viewer } from './Viewer.tsx';

/** Room for the pictures before they load. */
const frame = {
  position: 'relative',
  aspectRatio: '16 / 10',
  borderRadius: ({ radius }: Theme) => radius.card,
  overflow: 'hidden',
  bgcolor: 'action.hover',
};

const pill = {
  position: 'absolute',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 0.75,
  borderRadius: ({ radius }: Theme) => radius.pill,
  background: ({ shade }: Theme) => shade.photo,
  color: 'common.white',
  typography: 'body2',
};

const rowStyle: SxProps<Theme> = {
  height: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  display: { xs: 'flex', md: 'grid' },
  overflow: { xs: 'auto hidden', md: 'hidden' },
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  gap: { md: 1 },
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
};

interface GalleryProps {
  name: string;
  pictures: readonly OfferPicture[];
}

/** A phone loads the first one, and the others as the visitor comes near them. */
export function Gallery({ name, pictures: all }: GalleryProps) {
  const pictures = all.filter(({ src }) => isOwn(src));
  const count = pictures.length;
  /** The picture of the row that is visible, and the last one that has been near. */
  const [at, setAt] = useState(0);
  const [reached, setReached] = useState(0);
  const [start, setStart] = useState(0);
  const [open, setOpen] = useState(false);
  const comeNear = (index: number) => setReached(Math.max(reached, index + 1));
  const see = ({ scrollLeft, clientWidth }: Element) => {
    const index = clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;
    setAt(index);
    comeNear(index);
  };
  const row = useRef<HTMLUListElement>(null);
  // A row swiped before hydration sends no more scroll events.
  const seeSwiped = useEffectEvent(() => {
    if (row.current?.scrollLeft) see(row.current);
  });
  useEffect(() => seeSwiped(), []);
  const enlarge = (index: number) => {
    setStart(index);
    setOpen(true);
  };
  if (count === 0) {
    return (
      <Box sx={[frame, { aspectRatio: { md: '32 / 10' } }]}>
        <Picture src="" alt="" sizes="100vw" />
      </Box>
    );
  }
  const altOf = ({ caption }: OfferPicture, i: number) =>
    caption ?? t('{name}, picture {number} of {count}', { name, number: i + 1, count });

  return (
    <div>
      <Box sx={[frame, { aspectRatio: { md: count === 1 ? '21 / 9' : '32 / 10' } }]}>
        <Box
          component="ul"
          onPointerDown={() => comeNear(at)}
          onFocus={() => comeNear(at)}
          onScroll={({ currentTarget }) => see(currentTarget)}
          ref={row}
          sx={rowStyle}
        >
          {pictures.map((picture, i) => (
            <Box
              key={picture.src}
              component="li"
              // Without script they are in the list below.
              className={i < tilesOnWideScreens ? '' : needsScript}
              sx={tileAt(i, count, i <= reached)}
            >
              {i < tilesOnWideScreens || i <= reached ? (
                <Box lang={picture.language} sx={{ display: 'contents' }}>
                  <Picture
                    src={picture.src}
                    alt={altOf(picture, i)}
                    sizes={tileSizes(i, count)}
                    eager={i === 0}
                    soon={i <= reached}
                  />
                </Box>
              ) : null}
              {picture.byGuests ? <PhotoOfGuests /> : null}
              <ButtonBase
                className={needsScript}
                aria-label={t('Enlarge picture {number} of {count}', { number: i + 1, count })}
                aria-haspopup="dialog"
                onClick={() => enlarge(i)}
                sx={{
                  position: 'absolute',
                  inset: 0,
                  '&:hover': { bgcolor: 'action.hover' },
                  '&.Mui-focusVisible': ({ mixins }) => mixins.focusRingInwards,
                }}
              />
            </Box>
          ))}
        </Box>
        {count > 1 ? (
          <>
            <Box
              aria-hidden
              className={needsScript}
              sx={[pill, { display: { md: 'none' }, right: 12, bottom: 12, pointerEvents: 'none' }]}
            >
              {t('{number} of {count}', { number: at + 1, count })}
            </Box>
            <ButtonBase
              className={needsScript}
              aria-haspopup="dialog"
              onClick={() => enlarge(0)}
              sx={[
                pill,
                {
                  display: { xs: 'none', md: 'inline-flex' },
                  right: 12,
                  bottom: 12,
                  '&.Mui-focusVisible': ({ mixins }) => mixins.focusRingInwards,
                },
              ]}
            >
              <CollectionsOutlinedIcon fontSize="inherit" />
              {t('All photos')}
            </ButtonBase>
          </>
        ) : null}
      </Box>
      {count > tilesOnWideScreens ? (
        <WithoutScript>
          <Box
            sx={{
              display: 'grid',
              gap: 1,
              mt: 1,
              gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
            }}
          >
            {pictures.slice(tilesOnWideScreens).map((picture, i) => (
              <a key={picture.src} href={picture.src} lang={picture.language}>
                <Picture
                  src={picture.src}
                  alt={altOf(picture, i + tilesOnWideScreens)}
                  sizes="25vw"
                />
              </a>
            ))}
          </Box>
        </WithoutScript>
      ) : null}
      <Viewer
        open={open}
        onClose={() => setOpen(false)}
        label={t('Pictures of {name}', { name })}
        name={name}
        pictures={pictures}
        start={start}
      />
    </div>
  );
}

const PhotoOfGuests = () => (
  <Box component="span" sx={[pill, { left: 12, top: 12, pointerEvents: 'none' }]}>
    {t('Photo of guests')}
  </Box>
);

const tilesOnWideScreens = 5;

/** Of four columns and two rows, on wide screens. */
function spans(index: number, count: number): readonly [columns: number, rows: number] {
  if (count === 1) return [4, 2];
  if (index === 0 || count === 2) return [2, 2];
  const isWide = count === 3 || (count === 4 && index === 3);
  return [isWide ? 2 : 1, 1];
}

const tileAt =
  (index: number, count: number, isNear: boolean): SxProps<Theme> =>
  ({ breakpoints }) => {
    const [columns, rows] = spans(index, count);
    return {
      position: 'relative',
      flex: 'none',
      width: 1,
      minHeight: 0,
      overflow: 'hidden',
      scrollSnapAlign: 'start',
      scrollSnapStop: 'always',
      [breakpoints.up('md')]: {
        display: index < tilesOnWideScreens ? 'block' : 'none',
        gridColumn: `span ${columns}`,
        gridRow: `span ${rows}`,
      },
      // Without script they are all there.
      ...(!isNear && {
        [`${breakpoints.down('md')} and (scripting: enabled)`]: { '& img': { display: 'none' } },
      }),
    };
  };

function tileSizes(index: number, count: number): string {
  const row = 'calc(100vw - 32px)';
  switch (spans(index, count)[0]) {
    case 4:
      return `(min-width: 1200px) 1152px, (min-width: 900px) calc(100vw - 48px), ${row}`;
    case 2:
      return `(min-width: 1200px) 572px, (min-width: 900px) calc(50vw - 28px), ${row}`;
    default:
      return `(min-width: 1200px) 282px, (min-width: 900px) calc(25vw - 18px), ${row}`;
  }
}
