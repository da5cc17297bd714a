import { type AnswerOf, v1 } from '@semilla/contract';
import { relativeTime } from '@semilla/format';
import { useCallback, useState } from 'react';
import { api } from '../../lib/api.ts';
import { pageLocale } from '../../lib/page-locale.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';
import { useOwn } from './OwnProfile.tsx';
import { Section } from './Section.tsx';

type Session = AnswerOf<typeof v1.sessions.find>['data'][number];

const loadSessions = async () => (await api(v1.sessions.find)).data;

export function Sessions() {
  const say = useSay();
  const loadOwn = useOwn('sessions', loadSessions);
  const load = useCallback(async () => ({ sessions: await loadOwn(), now: new Date() }), [loadOwn]);
  const [loaded, retry] = useLoaded(load);
  const [ended, setEnded] = useState<readonly Session[]>([]);
  return (
    <Section title={say('auth.sessions.title')} lead={say('auth.sessions.lead')}>
      {loaded.state === 'loading' && <Waiting label={say('auth.sessions.loading')} />}
      {loaded.state === 'failed' && <LoadFailure text={say('auth.sessions.loadFailed')} onRetry={retry} />}
      {loaded.state === 'done' && (
        <ul className="bare profile-rows">
          {loaded.value.sessions
            .filter((session) => !ended.includes(session))
            .map((session) => (
              <Row
                key={session.sessionId}
                session={session}
                now={loaded.value.now}
                onEnded={() => setEnded((before) => [...before, session])}
              />
            ))}
        </ul>
      )}
    </Section>
  );
}

interface RowProps {
  session: Session;
  now: Date;
  onEnded: () => void;
}

function Row({ session, now, onEnded }: RowProps) {
  const say = useSay();
  const [isEnding, setEnding] = useState(false);
  const { sessionId, device, address, lastSeenAt, current } = session;

  async function end(): Promise<void> {
    setEnding(true);
    try {
      await api(v1.sessions.delete, { params: { sessionId } });
      notify('success', say('auth.sessions.ended', { device }));
      onEnded();
    } catch {
      notify('error', say('auth.sessions.endFailed'));
      setEnding(false);
    }
  }

  return (
    <li>
      <div>
        <p className="name">
          {device} {current && <span className="tag green">{say('auth.sessions.current')}</span>}
        </p>
        <p className="small muted numbers">
          {say('auth.sessions.seen', {
            address,
            when: relativeTime(lastSeenAt, now, pageLocale()),
          })}
        </p>
      </div>
      {!current && (
        <button
          className="button quiet"
          type="button"
          disabled={isEnding}
          onClick={end}
          aria-label={say('auth.sessions.endNamed', { device })}
        >
          {say('auth.sessions.end')}
        </button>
      )}
    </li>
  );
}
