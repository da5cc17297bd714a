import { useStore } from '@nanostores/react';
import { may, v1 } from '@semilla/contract';
import { useCallback } from 'react';
import { api } from '../../lib/api.ts';
import type { Words } from '../../lib/words.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useFresh } from '../../ui/use-fresh.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { $me } from '../session/session-store.ts';
import './follow.css';
import { useFollowing } from './use-following.ts';

interface Props {
  projectId: string;
  /** Whether the project takes no orders yet. */
  isComing: boolean;
}

/** Lets an investor follow a project, and stop. Staff see nothing. */
export default function FollowProject({ words, ...props }: Props & { words: Words }) {
  const role = useStore($me, { ssr: 'initial' })?.role;
  return (
    <WordsProvider words={words}>
      {role && may('projects.follow', role) && <Following {...props} />}
    </WordsProvider>
  );
}

function Following({ projectId, isComing }: Props) {
  const say = useSay();
  const load = useCallback(
    async () => (await api(v1.projectFollows.find, { query: { projectId, take: 1 } })).total > 0,
    [projectId],
  );
  const [loaded, retry, refresh] = useLoaded(load);
  useFresh(refresh);
  const { follow, stop, isBusy } = useFollowing(projectId, refresh);

  if (loaded.state === 'loading') return null;
  if (loaded.state === 'failed')
    return <LoadFailure text={say('project.follow.loadFailed')} onRetry={retry} />;
  if (!loaded.value) {
    return (
      <button
        className={isComing ? 'button wide' : 'button quiet wide'}
        type="button"
        aria-disabled={isBusy}
        onClick={follow}
      >
        {say(isComing ? 'project.follow.tellMe' : 'project.follow.start')}
      </button>
    );
  }
  return (
    <div className="following">
      <output>{say(isComing ? 'project.follow.willTell' : 'project.follow.following')}</output>
      <MailsOff />
      <button className="button quiet small" type="button" aria-disabled={isBusy} onClick={stop}>
        {say('project.follow.stop')}
      </button>
    </div>
  );
}

async function findFrequency() {
  const { data } = await api(v1.mailGroups.find);
  return data.find(({ group }) => group === 'projects')?.frequency;
}

/** Shows followers who turned mails about projects off how to turn them on. */
function MailsOff() {
  const say = useSay();
  const [frequency] = useLoaded(findFrequency);
  if (frequency.state !== 'done' || frequency.value !== 'never') return null;
  return (
    <p className="notice warning">
      {say('project.follow.mailsOff')} <a href="/user/inbox/mails">{say('project.follow.turnOn')}</a>
    </p>
  );
}
