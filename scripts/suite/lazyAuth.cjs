// Loaded into firebase-tools before it starts: the Auth emulator then builds the validator of a request when the
// first such request comes, not those of all its operations at the start. See docs/decisions/0002-local-suite.md.
const exegesis = require('exegesis');

const { compileApi } = exegesis;
exegesis.compileApi = (api, options, done) =>
  compileApi(api, { ...options, lazyCompileValidationSchemas: true }, done);
