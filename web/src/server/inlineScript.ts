/** A script as inlined into pages: without comments and indentation. Its hash is in the content security policy. */
export const inlineScript = (source: string): string =>
  source
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\n\s*/g, '\n')
    .trim();
