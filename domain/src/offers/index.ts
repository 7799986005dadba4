export * from './pictures.ts';
export * from './currencyTable.ts';
export * from './exchangeRate.ts';
export * from './facts.ts';
export * from './offer.ts';
export * from './offerPictures.ts';
export * from './catalogue.ts';
export * from './translations.ts';
