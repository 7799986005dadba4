// `npm run test:full`: every check of `npm test`, with what is drawn at random at its full size: minutes become an hour.
process.env['FULL'] = '1';
await import('./test.ts');
