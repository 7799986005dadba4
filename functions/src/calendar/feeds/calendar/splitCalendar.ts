/** The parts of one VCALENDAR, each as unfolded lines without its first and last. */
export interface CalendarParts {
  events: string[][];
  zones: string[][];
  /** Such as 'Australia/Sydney'. */
  zone: string | undefined;
  isCancelled: boolean;
  isCut: boolean;
}

function unfold(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split(/[\r\n]+/)) {
    const isContinued = /^[ \t]/.test(line) && lines.length > 0;
    if (isContinued) lines.push(`${lines.pop() ?? ''}${line.slice(1)}`);
    else lines.push(line.trim());
  }
  return lines;
}

/** 'End: Monday' is a line of a description that was not folded. */
const edgeOf = (line: string): string | undefined =>
  /^(BEGIN|END):\s*(V[A-Z]+|X-[\w-]+)$/i.exec(line)?.[0].replaceAll(/\s/g, '').toUpperCase();

/** As leniently as Google and Outlook: a malformed line stays within its event. */
export function splitCalendar(text: string): CalendarParts[] {
  const calendars: CalendarParts[] = [];
  let calendar: CalendarParts | undefined;
  let part: string[] | undefined;
  /** A component inside an event, such as an alarm, which has a duration of its own. */
  let inner: string | undefined;
  for (const line of unfold(text)) {
    const edge = edgeOf(line);
    if (edge === 'BEGIN:VCALENDAR') {
      calendar = { events: [], zones: [], zone: undefined, isCancelled: false, isCut: true };
      calendars.push(calendar);
      part = undefined;
    } else if (!calendar) continue;
    else if (edge === 'END:VCALENDAR') {
      calendar.isCut = false;
      calendar = undefined;
    } else if (edge === 'BEGIN:VEVENT' || edge === 'BEGIN:VTIMEZONE') {
      part = [];
      inner = undefined;
      (edge === 'BEGIN:VEVENT' ? calendar.events : calendar.zones).push(part);
    } else if (edge === 'END:VEVENT' || edge === 'END:VTIMEZONE') part = undefined;
    else if (part && calendar.zones.includes(part)) part.push(line);
    else if (inner) inner = edge === inner ? undefined : inner;
    else if (part && edge?.startsWith('BEGIN')) inner = edge.replace('BEGIN', 'END');
    else if (part) part.push(line);
    else readOutside(line, calendar);
  }
  return calendars;
}

function readOutside(line: string, calendar: CalendarParts): void {
  const value = line.slice(line.lastIndexOf(':') + 1).trim();
  if (/^X-WR-TIMEZONE\b/i.test(line)) calendar.zone = value;
  else if (/^METHOD:\s*CANCEL$/i.test(line)) calendar.isCancelled = true;
  else if (/^FREEBUSY\b/i.test(line) && !/;FBTYPE=FREE\b/i.test(line)) {
    for (const period of value.split(',')) {
      const [start = '', end = ''] = period.split('/');
      calendar.events.push([
        `DTSTART:${start}`,
        `${end.startsWith('P') ? 'DURATION' : 'DTEND'}:${end}`,
      ]);
    }
  }
}
