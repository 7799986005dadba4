import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { company, jobKey, longDate, requestStatus, sortName } from '@selasar/domain';
import type { CivilDate, Job } from '@selasar/domain';
import { createPortal } from 'react-dom';
import { guestCount } from '../bookings/bookingText.ts';
import { countsText } from './dayState.ts';
import type { DriverOfDay } from './drivers.ts';
import { manifestStyles, paper } from './manifestStyles.ts';
import type { CrewById } from './useDay.ts';
import type { Printed } from './usePrint.ts';

interface ManifestProps {
  printed: Printed;
  date: CivilDate;
  jobs: readonly Job[];
  drivers: readonly DriverOfDay[];
  crew: CrewById;
}

/** The day in print; nothing else of the page is printed. */
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

/** A table whose header repeats on each page. */
function Sheet({ driver, date, jobs, crew }: SheetProps) {
  return (
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
            <p>
              {company.name}, {company.phone}. {countsText(jobs)}
            </p>
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
}

const ticked = { done: '☑', 'no-show': '☒' } as const;

function PrintedJob({ job, crew, withNotes }: { job: Job; crew: CrewById; withNotes: boolean }) {
  const { tick, time, sort, title, status, isTurnover, notes, who, guests, phone } = job;
  const { hotel, flight, driverId, guideId } = job;
  const name = (id: string | undefined) => id && (crew.get(id)?.name ?? 'not in the crew');
  return (
    <tr>
      <td>
        <span className="box">{tick ? ticked[tick.what] : '☐'}</span>
        {tick?.what === 'no-show' ? ' no show' : null}
      </td>
      <td>{time ?? '–'}</td>
      <td>
        <b>{sortName[sort]}</b> {title}
        {requestStatus[status].isWaiting ? <b> (not confirmed)</b> : null}
        {isTurnover ? ' (same-day turnover)' : null}
        {withNotes && notes ? (
          <div>
            <i>{notes}</i>
          </div>
        ) : null}
      </td>
      <td>
        <bdi>{who}</bdi>, {guestCount(guests)}
        <div>{phone}</div>
      </td>
      <td>
        {hotel}
        {flight ? <div>Flight {flight}</div> : null}
      </td>
      <td>
        {name(driverId)}
        {guideId ? <div>Guide: {name(guideId)}</div> : null}
      </td>
    </tr>
  );
}
