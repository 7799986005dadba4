import * as logger from '../log.ts';
import type { SeenFault } from './readReport.ts';

const titles: Readonly<Record<SeenFault['kind'], string>> = {
  error: 'Error in a browser',
  page: 'A page could not be shown',
  part: 'A part of a page did not come',
  slow: 'Slow page',
  policy: 'Stopped by the security policy',
};

/**
 * Logs a browser's report in the format of Cloud Error Reporting, which groups and counts it:
 * https://cloud.google.com/error-reporting/docs/formatting-error-messages
 */
export function logFault({ kind, place, message, release, route, frames }: SeenFault): void {
  const stack = frames.map((frame) => `\n    at ${frame}`).join('');
  logger.write({
    severity: 'ERROR',
    '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
    message: `${titles[kind]}: ${message} (${route})${stack}`,
    serviceContext: { service: 'web', version: release },
    context: { reportLocation: { filePath: place, functionName: route } },
  });
}
