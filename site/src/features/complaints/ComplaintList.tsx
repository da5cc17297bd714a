import { type Complaint, customerComplaintPath, takeMax, v1 } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { useCallback } from 'react';
import { api } from '../../lib/api.ts';
import type { Words } from '../../lib/words.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { SignedIn } from '../session/SignedIn.tsx';
import { ComplaintStateTag } from './ComplaintStateTag.tsx';
import './complaint-view.css';
import { deadlineWord } from './deadline-word.ts';

export default function ComplaintList({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <OfUser />
    </WordsProvider>
  );
}

function OfUser() {
  const say = useSay();
  return (
    <SignedIn
      loading={say('support.complaints.site.loading')}
      loadFailed={say('support.complaints.site.loadFailed')}
    >
      {({ userId }) => <Complaints userId={userId} />}
    </SignedIn>
  );
}

function Complaints({ userId }: { userId: string }) {
  const say = useSay();
  // The API returns all complaints to administrators, but this page shows only the user's own.
  const load = useCallback(() => api(v1.complaints.find, { query: { userId, take: takeMax } }), [userId]);
  const [loaded, retry] = useLoaded(load);
  if (loaded.state === 'loading') return <Waiting label={say('support.complaints.site.loading')} />;
  if (loaded.state === 'failed') {
    return <LoadFailure text={say('support.complaints.site.loadFailed')} onRetry={retry} />;
  }
  const { data } = loaded.value;
  if (!data.length) return <p className="notice">{say('support.complaints.site.empty')}</p>;
  return (
    <ul className="bare complaints">
      {data.map((complaint) => (
        <Row key={complaint.complaintId} complaint={complaint} />
      ))}
    </ul>
  );
}

function Row({ complaint }: { complaint: Complaint }) {
  const say = useSay();
  const { complaintId, reference, concerning, state, outcome, receivedAt, deadline } = complaint;
  return (
    <li className="panel">
      <p className="complaint-line">
        <a href={customerComplaintPath(complaintId)}>
          {reference} · {concerning}
        </a>
        <ComplaintStateTag state={state} outcome={outcome} />
      </p>
      <p className="small muted">
        {say('support.complaints.site.received', { day: formatDate(receivedAt) })}
        {deadline && <> · {say(deadlineWord(complaint), { day: formatDate(deadline) })}</>}
      </p>
    </li>
  );
}
