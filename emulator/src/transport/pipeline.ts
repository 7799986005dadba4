/** How the official emulator's standard edition answers ExecutePipeline. */
export const PIPELINE_UNSUPPORTED = 'Pipeline queries are not supported by the standard edition.';
