/** The path of an uploaded image; undefined for any other URL. */
export function uploadedPath(url: string): string | undefined {
  const path = /\/o\/(tour-images%2F[^?#]+)/.exec(url)?.[1];
  return path && decodeURIComponent(path);
}
