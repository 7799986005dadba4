// `npm run test:full`: every check of `npm test`, with what is drawn at random at its full size.
process.env['FULL'] = '1';
void import('./test.ts');
