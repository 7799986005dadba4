import { runJob as runJobAt, triggerKey } from '../../../scripts/suite/schedules.ts';
import { functionsHost, projectId } from './suite.ts';

const database = `projects/${projectId}/databases/(default)`;

/** Runs a scheduled function now. */
export const runJob = (functionName: string): Promise<void> =>
  runJobAt(functionsHost, functionName);

/** Delivers the event of a booking that was created (undefined → status) or deleted. */
export async function deliverBookingEvent(event: {
  id: string;
  bookingId: string;
  before?: string;
  after?: string;
}): Promise<void> {
  const document = `bookings/${event.bookingId}`;
  const time = new Date().toISOString();
  const version = (status: string | undefined) =>
    status && {
      name: `${database}/documents/${document}`,
      fields: { status: { stringValue: status } },
      createTime: time,
      updateTime: time,
    };
  const key = await triggerKey(functionsHost, 'onBookingWritten');
  const answer = await fetch(
    `http://${functionsHost}/functions/projects/${projectId}/triggers/${key}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/cloudevents+json' },
      body: JSON.stringify({
        specversion: '1.0',
        type: 'google.cloud.firestore.document.v1.written',
        source: `//firestore.googleapis.com/${database}`,
        subject: `documents/${document}`,
        id: event.id,
        time,
        datacontenttype: 'application/json',
        project: projectId,
        database: '(default)',
        namespace: '(default)',
        document,
        data: { oldValue: version(event.before), value: version(event.after) },
      }),
    },
  );
  if (!answer.ok) throw new Error(`The trigger answered ${answer.status}: ${await answer.text()}`);
}
