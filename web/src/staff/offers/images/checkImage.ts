/** Types that browsers can read, without SVG, which can carry scripts. */
const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
/** The format of iPhone photos; not every browser knows the type. */
const heicTypes = ['image/heic', 'image/heif'];
const heicEndings = ['.heic', '.heif'];

/** The types that the file dialog offers. */
export const choosable = [...imageTypes, ...heicTypes, ...heicEndings].join(',');

/** What is wrong with a chosen file; undefined for an image. Any size is allowed, because images are scaled down. */
export function imageProblem({ name, type }: Pick<File, 'name' | 'type'>) {
  const isHeic = type === '' && heicEndings.some((ending) => name.toLowerCase().endsWith(ending));
  return isHeic || [...imageTypes, ...heicTypes].includes(type)
    ? undefined
    : `${name} is not an image. Please choose a JPEG, PNG, WebP, AVIF, GIF or HEIC file.`;
}
