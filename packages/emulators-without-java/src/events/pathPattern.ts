/**
 * Compiles a trigger's document pattern, e.g. `bookings/{id}/events/*`: `{x}` and `*` take one segment, `{x=**}` and
 * `**` any number of them. @returns whether a document path matches
 */
export function compilePattern(pattern: string): (path: string) => boolean {
  const segments = pattern.replace(/^\/|\/$/g, '').split('/');
  const source = segments
    .map((segment, index) => {
      const slash = index === 0 ? '' : '/';
      const wildcard = /^\{[^}=]*(?:=([^}]*))?\}$/.exec(segment);
      const glob = wildcard ? (wildcard[1] ?? '*') : segment;
      if (glob !== '**') return slash + one(glob);
      return index === 0 ? '[^/]+(?:/[^/]+)*' : '(?:/[^/]+)*';
    })
    .join('');
  const expression = new RegExp(`^${source}$`, 's');
  return (path) => expression.test(path);
}

/** One segment, in which `*` stands for any part. */
function one(glob: string): string {
  if (glob === '*') return '[^/]+';
  return glob
    .split('*')
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('[^/]*');
}
