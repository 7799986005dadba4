import { functionsHost, projectId } from './suite.ts';

const database = `projects/${projectId}/databases/(default)`;

/** The key of a trigger in the Functions emulator; its 404 response lists them all, newest last. */
export async function triggerKey(functionName: string): Promise<string> {
  const answer = await fetch(`http://${functionsHost}/functions/projects/${projectId}/triggers/-`, {
    method: 'POST',
  });
  const keys = (await answer.text()).split(/[\s,]+/);
  const key = keys.findLast((candidate) => candidate.includes(functionName));
  if (!key) throw new Error(`The suite has no trigger ${functionName}.`);
  return key;
}

/** Runs a scheduled function now. */
export async function runJob(functionName: string): Promise<void> {
  const url = `http://${functionsHost}/functions/projects/${projectId}/triggers`;
  const answer = await fetch(`${url}/${await triggerKey(functionName)}`, { method: 'POST' });
  if (!answer.ok)
    throw new Error(`${functionName} answered ${answer.status}: ${await answer.text()}`);
}

/** Delivers the event of a booking that was created (undefined → status) or deleted. */
export async function deliverBookingEvent(event: {
  id: string;
  bookingId: string;
  before?: string;
  after?: string;
  /** The commit time of the change; default now. */
  at?: Date;
}): Promise<void> {
  const document = `bookings/${event.bookingId}`;
  const time = (event.at ?? new Date()).toISOString();
  const version = (status: string | undefined) =>
    status && {
      name: `${database}/documents/${document}`,
      fields: { status: { stringValue: status } },
      createTime: time,
      updateTime: time,
    };
  const key = await triggerKey('onBookingWritten');
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
