interface Language {
  /** As `hreflang` wants it. */
  code: string;
  /** As Open Graph wants it. */
  locale: string;
  pathOf: (path: string) => string;
}

export const mainLanguage: Language = { code: 'en', locale: 'en_US', pathOf: (path) => path };

/** Every language that each public page can be read in. A second one is added here. */
export const languages: readonly Language[] = [mainLanguage];
