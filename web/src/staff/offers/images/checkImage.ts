/** Those that browsers read. SVG is not among them: it can carry scripts. */
const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
/** What iPhones take; not every browser knows the type. */
const heicTypes = ['image/heic', 'image/heif'];
const heicEndings = ['.heic', '.heif'];

/** What a dialog for choosing files offers. */
export const choosable = [...imageTypes, ...heicTypes, ...heicEndings].join(',');

/** What is wrong with a chosen file; undefined for one that may be a picture. Its size is no matter: it is made smaller. */
export function imageProblem({ name, type }: Pick<File, 'name' | 'type'>) {
  const isHeic = type === '' && heicEndings.some((ending) => name.toLowerCase().endsWith(ending));
  return isHeic || [...imageTypes, ...heicTypes].includes(type)
    ? undefined
    : `${name} is not an image. Please choose a JPEG, PNG, WebP, AVIF, GIF or HEIC file.`;
}
