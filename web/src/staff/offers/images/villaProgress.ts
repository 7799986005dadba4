const afterMain = 30;
const forGallery = 60;
const cap = 90;

/**
 * Percent of a villa's upload: 30 after the main image, up to 60 more shared across the gallery, at most 90 before all
 * is saved.
 */
export const villaProgress = (galleryDone: number, galleryTotal: number): number =>
  Math.min(
    cap,
    Math.round(afterMain + (galleryTotal ? (galleryDone / galleryTotal) * forGallery : 0)),
  );
