// Loaded into firebase-tools before it starts: the Auth emulator then builds the validator of an operation at its first
// request, not all validators at the start. See docs/decisions/0002-local-suite.md.
const exegesis = require('exegesis');

const { compileApi } = exegesis;
exegesis.compileApi = (api, options, done) =>
  compileApi(api, { ...options, lazyCompileValidationSchemas: true }, done);
