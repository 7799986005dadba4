const types = {
  page: /^text\/html\b/,
  script: /javascript/,
  style: /^text\/css\b/,
  font: /^(font\/|application\/(font|octet-stream))/,
  picture: /^image\//,
} as const;
export type Kind = keyof typeof types;

const kinds: readonly (readonly [name: RegExp, kind: Kind])[] = [
  [/\.js$/, 'script'],
  [/\.css$/, 'style'],
  [/\.woff2?$/, 'font'],
  [/\.(svg|png|webp|avif|jpe?g)$/, 'picture'],
];

export const kindOf = (pathname: string): Kind | undefined =>
  kinds.find(([name]) => name.test(pathname))?.[1] ?? (pathname.includes('.') ? undefined : 'page');

/** A hotel's sign-in page answers every address with its own HTML and 200, or with a redirect. */
export const isOurs = (answer: Response, kind: Kind | undefined): boolean =>
  kind !== undefined &&
  answer.status === 200 &&
  !answer.redirected &&
  types[kind].test(answer.headers.get('Content-Type') ?? '');
