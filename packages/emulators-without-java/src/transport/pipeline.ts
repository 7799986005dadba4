/** How the official emulator's standard edition answers ExecutePipeline. */
export const PIPELINE_UNSUPPORTED =
  'ExecutePipeline requires the Database Edition to be `enterprise`.';
