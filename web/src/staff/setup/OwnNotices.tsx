import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type NoticePace, noticePaces, type OwnNotices as Chosen } from '@selasar/domain/mail';
import { setOwnNotices, useOwnNotices } from '../../data/messages/mails.ts';
import type { Session } from '../../data/people/session.ts';
import { Loaded } from '../common/Loaded.tsx';
import { Panel } from '../common/Panel.tsx';
import { noticeLabels } from '../common/settingsText.ts';
import { KindSwitches, saveChoice, useChoices } from './KindSwitches.tsx';

export const OwnNotices = ({ session }: { session: Session }) => (
  <Loaded live={useOwnNotices(session.uid)} failed="Failed to load your choice" height={260}>
    {(chosen) => <OwnChoices session={session} chosen={chosen} />}
  </Loaded>
);

const paceLabels: Readonly<Record<NoticePace, string>> = {
  never: 'No mails',
  atOnce: 'At once',
  quarterHour: 'Together, every quarter of an hour',
  morning: 'Together, each morning at seven, with the list of the day',
};

const outcomeOf = (name: keyof Chosen, value: NoticePace | boolean): string =>
  name === 'pace'
    ? `Mails to you: ${paceLabels[value as NoticePace]}`
    : `${noticeLabels[name]}: ${value ? 'on' : 'off'}`;

interface OwnChoicesProps {
  session: Pick<Session, 'uid' | 'email'>;
  chosen: Chosen;
}

export function OwnChoices({ session: { uid, email }, chosen }: OwnChoicesProps) {
  const { shown, choose } = useChoices(chosen, (name, value) =>
    saveChoice(outcomeOf(name, value), (onUnsure) =>
      setOwnNotices({ uid, chosen: { [name]: value } }, onUnsure),
    ),
  );
  return (
    <Panel heading="Mails to you">
      <RadioGroup
        aria-label="When you are mailed"
        value={shown.pace}
        onChange={(_, pace) => choose('pace', pace as NoticePace)}
        sx={{ gap: 0.5 }}
      >
        {noticePaces.map((pace) => (
          <FormControlLabel
            key={pace}
            value={pace}
            label={paceLabels[pace]}
            control={<Radio />}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
      {shown.pace === 'never' ? null : (
        <>
          <Typography component="h3" variant="h6" sx={{ mt: 2, mb: 0.5 }}>
            About
          </Typography>
          <KindSwitches shown={shown} onChoose={choose} />
        </>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
        To <span>{email}</span>. What staff do themselves is not mailed.{' '}
        <span>{noteOf[shown.pace]}</span>
      </Typography>
    </Panel>
  );
}

const noteOf: Readonly<Record<NoticePace, string>> = {
  never: '',
  atOnce: 'After three within a quarter of an hour, the others arrive together at its end.',
  quarterHour: 'A quarter of an hour without news has no mail.',
  morning: 'The time is that of Bali. A day without jobs and news has no mail.',
};
