/** Those that the storage rules take. SVG is not among them: it can carry scripts. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
const maxBytes = 10 * 1024 * 1024;

/** What is wrong with a chosen file; undefined for a picture that may be uploaded. */
export function imageProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  if (!imageTypes.includes(type)) {
    return `${name} is not an image. Please choose a JPEG, PNG, WebP, AVIF or GIF file.`;
  }
  return size > maxBytes ? `${name} is larger than 10 MB. Please choose a smaller one.` : undefined;
}
