import { everyRow } from '@semilla/client';
import { isStaff, v1 } from '@semilla/contract';
import { useCallback } from 'react';
import { api } from '../../lib/api.ts';
import type { Words } from '../../lib/words.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useFresh } from '../../ui/use-fresh.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { SignedIn } from '../session/SignedIn.tsx';
import type { Me } from '../session/session-store.ts';
import '../profile/profile.css';
import './investor.css';
import { KindSection } from './KindSection.tsx';
import { LossSection } from './LossSection.tsx';
import { TestSection } from './TestSection.tsx';

export default function InvestorProfile({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <OfUser />
    </WordsProvider>
  );
}

function OfUser() {
  const say = useSay();
  return (
    <SignedIn loading={say('investor.site.loading')} loadFailed={say('investor.site.loadFailed')}>
      {(me) => <Sections me={me} />}
    </SignedIn>
  );
}

function Sections({ me }: { me: Me }) {
  const say = useSay();
  const { userId, role } = me;
  const load = useCallback(async () => {
    const [kinds, profile] = await Promise.all([
      everyRow(api, v1.investorKinds.find, { userId }),
      isStaff(role) ? undefined : api(v1.investorProfiles.findOwn),
    ]);
    return { kinds, profile };
  }, [userId, role]);
  const [loaded, retry, refresh] = useLoaded(load);
  useFresh(refresh, loaded.state === 'done' && loaded.value.kinds.some(({ state }) => state === 'pending'));
  if (loaded.state === 'loading') return <Waiting label={say('investor.site.loading')} />;
  if (loaded.state === 'failed')
    return <LoadFailure text={say('investor.site.loadFailed')} onRetry={retry} />;
  const { kinds, profile } = loaded.value;
  const onChanged = () => void refresh();
  return (
    <div className="profile-panel profile-sections">
      {profile && <TestSection profile={profile} onChanged={onChanged} />}
      {profile && <LossSection profile={profile} />}
      <KindSection me={me} kinds={kinds} onChanged={onChanged} />
    </div>
  );
}
