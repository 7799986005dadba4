import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { t } from '@selasar/domain/i18n';
import type { OfferPicture } from '@selasar/domain/offers';
import { useRef, useState } from 'react';
import { Lightbox, type ControllerRef } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import captionStyles from 'yet-another-react-lightbox/plugins/captions.css?inline';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import counterStyles from 'yet-another-react-lightbox/plugins/counter.css?inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import lightboxStyles from 'yet-another-react-lightbox/styles.css?inline';
import { Picture } from '../../../pictures/Picture.tsx';
import { useBackCloses } from '../../../ui/useBackCloses.ts';

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    picture: GenericSlide & { type: 'picture'; src: string; alt: string };
  }
}

interface PicturesProps {
  label: string;
  name: string;
  pictures: readonly OfferPicture[];
  start: number;
  onClose: () => void;
}
export interface EnlargedProps extends PicturesProps {
  open: boolean;
}

export function Enlarged({ open, ...props }: EnlargedProps) {
  useBackCloses(open, props.onClose);
  return open ? <Pictures {...props} /> : null;
}

// Texts: no code of the site loads with a style sheet.
const styles = ({ mixins, palette }: Theme) => [
  lightboxStyles + captionStyles + counterStyles,
  {
    '.yarl__root': {
      '--yarl__color_backdrop': palette.brand.text,
      '--yarl__color_button': palette.common.white,
    },
    '.yarl__button:focus-visible': mixins.focusRingInwards,
  },
];

function Pictures({ label, name, pictures, start, onClose }: PicturesProps) {
  const controller = useRef<ControllerRef>(null);
  const count = pictures.length;
  // If they changed, the first picture would come back.
  const [slides] = useState(() =>
    pictures.map(({ src, caption, language, byGuests }, i) => ({
      type: 'picture' as const,
      src,
      alt: t('{name}, picture {number} of {count}', { name, number: i + 1, count }),
      description: (caption || byGuests) && (
        <>
          <span lang={language}>{caption}</span>
          {byGuests ? <Box sx={{ typography: 'body2' }}>{t('Photo of guests')}</Box> : null}
        </>
      ),
    })),
  );
  const onKeyDown = ({ key }: { key: string }) => {
    const { currentIndex = 0 } = controller.current?.getLightboxState() ?? {};
    if (key === 'Home') controller.current?.prev({ count: currentIndex });
    if (key === 'End') controller.current?.next({ count: count - 1 - currentIndex });
  };
  const noButton = count === 1 ? () => null : undefined;
  return (
    <>
      <GlobalStyles styles={styles} />
      <Lightbox
        open
        close={onClose}
        index={start}
        slides={slides}
        plugins={count === 1 ? [Captions, Zoom] : [Captions, Counter, Zoom]}
        captions={{ descriptionTextAlign: 'center', descriptionMaxLines: 8 }}
        zoom={{ supports: ['picture'], maxZoom: 4 }}
        carousel={{ preload: 1, padding: 0, finite: count === 1 }}
        controller={{ ref: controller }}
        portal={{ container: { onKeyDown } }}
        labels={{
          Lightbox: label,
          Close: t('Close pictures'),
          Previous: t('Previous picture'),
          Next: t('Next picture'),
          'Zoom in': t('Zoom in'),
          'Zoom out': t('Zoom out'),
          'Photo gallery': label,
          Carousel: t('Pictures'),
          Slide: t('Picture'),
          Caption: t('Caption'),
          '{index} of {total}': t('{number} of {count}', { number: '{index}', count: '{total}' }),
        }}
        render={{
          buttonPrev: noButton,
          buttonNext: noButton,
          slide: ({ slide, zoom = 1 }) =>
            slide.type === 'picture' ? (
              <Picture
                src={slide.src}
                alt={slide.alt}
                sizes={zoom > 1 ? '1600px' : 'min(100vw, 160vh)'}
                soon
                // A mouse would drag the file.
                sx={{ objectFit: 'contain', pointerEvents: 'none' }}
              />
            ) : null,
        }}
      />
    </>
  );
}
