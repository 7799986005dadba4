/** A script as it stands in a page: without what is only for those who read it. Its hash is in the policy of the site. */
export const inlineScript = (source: string): string =>
  source
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\n\s*/g, '\n')
    .trim();
