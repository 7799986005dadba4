import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { company, longDate, type CivilDate } from '@selasar/domain/core';
import { jobGuests, jobKey, sortName, type Job } from '@selasar/domain/crew';
import { requestStatus } from '@selasar/domain/requests';
import { useCallback, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useMedia } from '../../ui/browser.ts';
import { countsText, type DriverOfDay, type CrewById } from './dayState.ts';

/** Black on white, whatever the screen theme, and nothing else of the page. */
const paper = ({ palette }: Theme) => ({
  '@page': { size: 'A4', margin: '12mm' },
  '@media print': {
    'html, body': { background: `${palette.common.white} !important`, colorScheme: 'light' },
    'body > :not([data-manifest])': { display: 'none !important' },
  },
});

const manifestStyles = {
  display: 'none',
  '@media print': { display: 'block' },
  color: 'common.black',
  bgcolor: 'common.white',
  fontSize: '8.5pt',
  lineHeight: 1.2,
  '& table': { width: 1, borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& table + table': { breakBefore: 'page' },
  // Browsers repeat a header on each page only if it cannot break across pages.
  '& thead': { display: 'table-header-group', breakInside: 'avoid' },
  '& tr': { breakInside: 'avoid' },
  '& h1': { fontSize: '13pt', m: 0, color: 'common.black' },
  '& p': { m: 0, mb: '2mm', fontWeight: 400 },
  '& th': { textAlign: 'start', verticalAlign: 'bottom', p: '0.7mm 1mm' },
  '& td': {
    verticalAlign: 'top',
    p: '0.7mm 1mm',
    borderTop: '0.3mm solid',
    borderColor: 'common.black',
    // The longest name must be able to break.
    overflowWrap: 'anywhere',
  },
  // A table takes its column widths from its first row, but the first row of the header is a single cell, so the `col`
  // elements set them.
  '& col:nth-of-type(1)': { width: '10mm' },
  '& col:nth-of-type(2)': { width: '12mm' },
  '& col:nth-of-type(3)': { width: '56mm' },
  '& col:nth-of-type(4)': { width: '42mm' },
  '& col:nth-of-type(5)': { width: '36mm' },
  '& .box': { fontSize: '13pt', lineHeight: 1 },
} as const;

interface ManifestProps {
  printed: Printed;
  date: CivilDate;
  jobs: readonly Job[];
  drivers: readonly DriverOfDay[];
  crew: CrewById;
}

export function Manifest({ printed, date, jobs, drivers, crew }: ManifestProps) {
  const chosen = drivers.filter(({ id }) => printed === 'drivers' || id === printed);
  return createPortal(
    <Box data-manifest sx={manifestStyles}>
      <GlobalStyles styles={paper} />
      {printed === 'day' ? (
        <Sheet date={date} jobs={jobs} crew={crew} />
      ) : (
        chosen.map((driver) => (
          <Sheet key={driver.id} driver={driver} date={date} jobs={driver.jobs} crew={crew} />
        ))
      )}
    </Box>,
    document.body,
  );
}

interface SheetProps {
  /** Undefined for the whole day. A driver's sheet leaves the office, so it has no staff notes. */
  driver?: DriverOfDay;
  date: CivilDate;
  jobs: readonly Job[];
  crew: CrewById;
}

const heads = ['Done', 'Time', 'What', 'Guest', 'Where', 'Crew'];

const Sheet = ({ driver, date, jobs, crew }: SheetProps) => (
  <table>
    <colgroup>
      {heads.map((head) => (
        <col key={head} />
      ))}
    </colgroup>
    <thead>
      <tr>
        <th colSpan={heads.length}>
          <h1>{driver ? `${driver.name}, ${longDate(date)}` : longDate(date)}</h1>
          <p>{`${company.name}, ${company.phone}. ${countsText(jobs)}`}</p>
        </th>
      </tr>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {jobs.map((job) => (
        <PrintedJob key={jobKey(job)} job={job} crew={crew} withNotes={driver === undefined} />
      ))}
    </tbody>
  </table>
);

const ticked = { done: '☑', 'no-show': '☒' } as const;

function PrintedJob({ job, crew, withNotes }: { job: Job; crew: CrewById; withNotes: boolean }) {
  const { tick, time, sort, title, status, isTurnover, notes, who, phone } = job;
  const { hotel, flight, more, driverId, guideId } = job;
  const name = (id: string | undefined) => id && (crew.get(id)?.name ?? 'not in the crew');
  return (
    <tr>
      <td>
        <span className="box">{tick ? ticked[tick.what] : '☐'}</span>
        <span>{tick?.what === 'no-show' ? ' no show' : null}</span>
      </td>
      <td>{time ?? '–'}</td>
      <td>
        <b>{sortName[sort]}</b> <span>{title}</span>
        {requestStatus[status].isWaiting ? <b> (not confirmed)</b> : null}
        <span>{isTurnover ? ' (same-day turnover)' : null}</span>
        {withNotes && notes ? (
          <div>
            <i>{notes}</i>
          </div>
        ) : null}
      </td>
      <td>
        <bdi>{who}</bdi>, <span>{jobGuests(job)}</span>
        <div>{phone}</div>
      </td>
      <td>
        <span>{hotel}</span>
        {flight ? <div>{`Flight ${flight}`}</div> : null}
        {more.map(([label, text]) => (
          <div key={label}>{`${label}: ${text}`}</div>
        ))}
      </td>
      <td>
        <span>{name(driverId)}</span>
        {guideId ? <div>{`Guide: ${name(guideId) ?? ''}`}</div> : null}
      </td>
    </tr>
  );
}

/** The whole day, a page for each driver, or the id of one driver. */
export type Printed = 'day' | 'drivers' | (string & {});

/** The browser's own print command prints the day. */
export function usePrint() {
  const [printed, setPrinted] = useState<Printed>();
  const onPaper = useMedia('print');
  useEffect(() => {
    // The browser renders the print view as soon as the handler returns.
    const before = () => flushSync(() => setPrinted((chosen) => chosen ?? 'day'));
    const after = () => setPrinted(undefined);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  const print = useCallback((what: Printed) => {
    flushSync(() => setPrinted(what));
    window.print();
  }, []);
  return { printed: printed ?? (onPaper ? 'day' : undefined), print };
}
