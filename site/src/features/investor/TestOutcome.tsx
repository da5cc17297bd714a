import { type EntryTest, v1 } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { wantedPath } from '../login/steps.ts';
import { TestPause } from './TestPause.tsx';
import { WarningDialog } from './WarningDialog.tsx';

/** The result replaces a form of several screens, at whose end the page still stands. */
const takeFocus = (result: HTMLOutputElement | null) => result?.focus();

const load = () => api(v1.investorProfiles.findOwn);

/**
 * The result of a test that the user has just taken or refused. If a warning follows, its dialog opens
 * automatically.
 */
export function TestOutcome({ taken }: { taken: EntryTest }) {
  const say = useSay();
  const [loaded, retry, refresh] = useLoaded(load);
  const [isClosed, setClosed] = useState(false);
  if (loaded.state === 'loading') return <Waiting label={say('investor.site.loading')} />;
  if (loaded.state === 'failed')
    return <LoadFailure text={say('investor.site.loadFailed')} onRetry={retry} />;
  const profile = loaded.value;
  const wanted = wantedPath(location.search);
  const { needsAcknowledgement } = profile;
  const isPassed = taken.outcome === 'passed';
  return (
    <div className="panel investor-test">
      <output ref={takeFocus} tabIndex={-1} className={`notice ${isPassed ? 'success' : 'warning'}`}>
        {say(`investor.site.test.outcomes.${taken.outcome}`, { date: formatDate(taken.validUntil) })}
      </output>
      {!isPassed && (
        <p>
          {say('investor.site.test.stillPossible')} <TestPause profile={profile} />
        </p>
      )}
      {needsAcknowledgement && isClosed && (
        <button className="button" type="button" onClick={() => setClosed(false)}>
          {say('investor.site.test.readWarning')}
        </button>
      )}
      {needsAcknowledgement && !isClosed && (
        <WarningDialog
          profile={profile}
          onClose={() => setClosed(true)}
          onAcknowledged={() => (isPassed && wanted !== '/' ? location.assign(wanted) : void refresh())}
        />
      )}
      {(isPassed || !needsAcknowledgement) && <WayOn wanted={wanted} isPassed={isPassed} />}
    </div>
  );
}

/** Only a passed test leads to the dialog to invest. After any other outcome, nothing may encourage the user to invest. */
function WayOn({ wanted, isPassed }: { wanted: string; isPassed: boolean }) {
  const say = useSay();
  const page = isPassed ? wanted : wanted.split('#')[0];
  return (
    <p>
      {wanted === '/' ? (
        <a href="/user/investor">{say('investor.site.back')}</a>
      ) : (
        <a className={isPassed ? 'button' : undefined} href={page}>
          {say('investor.site.test.goOn')}
        </a>
      )}
    </p>
  );
}
