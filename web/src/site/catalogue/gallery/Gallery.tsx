import OpenInFullIcon from '@mui/icons-material/OpenInFull';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { t } from '@selasar/domain';
import { useState } from 'react';
import { Picture } from '../../../pictures/Picture.tsx';
import { LoadingFailed } from '../../../ui/loading/LoadingFailed.tsx';
import { useLoaded } from '../../../ui/loading/useLoaded.ts';
import { PageProgress } from '../../../ui/PageProgress.tsx';
import { needsScript, WithoutScript } from '../../../ui/scriptless.tsx';

interface Shown {
  src: string;
  number: number;
}

const loadEnlarged = async () => (await import('./Enlarged.tsx')).Enlarged;

/** A large picture above the others in four columns; choosing one swaps the two. The large one can be enlarged. */
export function Gallery({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const [order, setOrder] = useState<readonly Shown[]>(() =>
    pictures.map((src, i) => ({ src, number: i + 1 })),
  );
  const [open, setOpen] = useState(false);
  // The code of the enlarged view loads when it is opened.
  const enlarged = useLoaded(loadEnlarged, open);
  const [large, ...small] = order;
  if (!large) return null;
  const choose = (chosen: Shown) =>
    setOrder([chosen, ...small.map((picture) => (picture === chosen ? large : picture))]);

  return (
    <div>
      <Box
        sx={{
          position: 'relative',
          aspectRatio: '16 / 10',
          borderRadius: ({ radius }) => radius.card,
          overflow: 'hidden',
        }}
      >
        <Picture
          src={large.src}
          alt={t('{name}, picture {number} of {count}', {
            name,
            number: large.number,
            count: order.length,
          })}
          sizes="(min-width: 1200px) 724px, (min-width: 900px) calc(100vw - 476px), calc(100vw - 32px)"
          eager
        />
        <ButtonBase
          className={needsScript}
          aria-label={t('Enlarge picture {number} of {count}', {
            number: large.number,
            count: order.length,
          })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          sx={{
            position: 'absolute',
            inset: 0,
            borderRadius: ({ radius }) => radius.card,
            '&.Mui-focusVisible': ({ mixins }) => mixins.focusRingInwards,
          }}
        >
          <Box
            component="span"
            aria-hidden
            sx={{
              position: 'absolute',
              right: 12,
              bottom: 12,
              display: 'inline-flex',
              alignItems: 'center',
              gap: 1,
              px: 1.5,
              py: 0.75,
              borderRadius: ({ radius }) => radius.pill,
              background: ({ shade }) => shade.photo,
              color: 'common.white',
              typography: 'body2',
            }}
          >
            <OpenInFullIcon fontSize="inherit" />
            {t('{number} of {count}', { number: large.number, count: order.length })}
          </Box>
        </ButtonBase>
      </Box>
      {open && enlarged.status === 'loading' ? <PageProgress /> : null}
      {open && enlarged.status === 'failed' ? (
        <LoadingFailed onRetry={enlarged.retry}>
          {t('The pictures could not be enlarged.')}
        </LoadingFailed>
      ) : null}
      {enlarged.status === 'ready' ? (
        <enlarged.part
          open={open}
          onClose={() => setOpen(false)}
          name={name}
          pictures={pictures}
          start={large.number - 1}
        />
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 1.5 },
          mt: 1.5,
          gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        }}
      >
        {small.map((picture, i) => (
          <ButtonBase
            // The element stays while the pictures change, and so does the keyboard's focus.
            key={`place-${i + 2}`}
            className={needsScript}
            aria-label={t('Show picture {number} of {count}', {
              number: picture.number,
              count: order.length,
            })}
            onClick={() => choose(picture)}
            sx={{
              aspectRatio: '16 / 10',
              borderRadius: ({ radius }) => radius.row,
              overflow: 'hidden',
              '&:hover img': { opacity: 0.85 },
            }}
          >
            <Picture
              src={picture.src}
              alt=""
              sizes="(min-width: 1200px) 172px, (min-width: 900px) calc(25vw - 128px), calc(25vw - 14px)"
            />
          </ButtonBase>
        ))}
        <WithoutScript>
          {small.map(({ src, number }) => (
            <a key={src} href={src}>
              <Picture
                src={src}
                alt={t('{name}, picture {number} of {count}', {
                  name,
                  number,
                  count: order.length,
                })}
                sizes="(min-width: 900px) 180px, 25vw"
              />
            </a>
          ))}
        </WithoutScript>
      </Box>
    </div>
  );
}
