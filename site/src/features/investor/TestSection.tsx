import type { InvestorProfile } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { useState } from 'react';
import { useSay } from '../../ui/words-context.tsx';
import { Section } from '../profile/Section.tsx';
import { TestPause } from './TestPause.tsx';
import { WarningDialog } from './WarningDialog.tsx';

interface Props {
  profile: InvestorProfile;
  onChanged: () => void;
}

/** The state of the entry test, and the resulting warning. */
export function TestSection({ profile, onChanged }: Props) {
  const say = useSay();
  const [isWarning, setWarning] = useState(false);
  const { entryTest: state, entryTestUntil: until, needsAcknowledgement } = profile;
  return (
    <Section title={say('investor.site.test.title')} lead={say('investor.site.test.lead')} anchor="test">
      <p className="investor-now">
        <strong>{say(`investor.site.test.states.${state}`)}</strong>
        <span>{say(`investor.site.test.texts.${state}`, { date: formatDate(until) })}</span>
      </p>
      {needsAcknowledgement && (
        <p className="notice warning">
          {say('investor.site.test.warningWaits')}{' '}
          <button className="plain-button" type="button" onClick={() => setWarning(true)}>
            {say('investor.site.test.readWarning')}
          </button>
        </p>
      )}
      {profile.entryTestAgainAt ? (
        <p>
          <TestPause profile={profile} />
        </p>
      ) : (
        <a className="button quiet" href="/user/investor/test">
          {say(state === 'none' ? 'investor.site.test.take' : 'investor.site.test.takeAgain')}
        </a>
      )}
      {isWarning && (
        <WarningDialog
          profile={profile}
          onClose={() => setWarning(false)}
          onAcknowledged={() => {
            setWarning(false);
            onChanged();
          }}
        />
      )}
    </Section>
  );
}
