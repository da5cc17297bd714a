import { ApiProblem } from '@semilla/client';
import { customerComplaintPath, v1 } from '@semilla/contract';
import { useCallback } from 'react';
import { api } from '../../lib/api.ts';
import type { Words } from '../../lib/words.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useFresh } from '../../ui/use-fresh.ts';
import { useFromAddress } from '../../ui/use-from-address.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { SignedIn } from '../session/SignedIn.tsx';
import { Answers } from './Answers.tsx';
import { ComplaintFacts } from './ComplaintFacts.tsx';
import './complaint-view.css';

const idInAddress = () => location.pathname.slice(customerComplaintPath('').length).replace(/\/$/, '');

export default function ComplaintView({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <OfUser />
    </WordsProvider>
  );
}

function OfUser() {
  const say = useSay();
  const complaintId = useFromAddress(idInAddress, '');
  return (
    <SignedIn
      loading={say('support.complaints.site.loading')}
      loadFailed={say('support.complaints.site.loadFailed')}
    >
      {() => <OneComplaint complaintId={complaintId} />}
    </SignedIn>
  );
}

const isMissing = (error: unknown) =>
  error instanceof ApiProblem && [400, 403, 404].includes(error.problem.status);

function OneComplaint({ complaintId }: { complaintId: string }) {
  const say = useSay();
  const load = useCallback(() => api(v1.complaints.findOne, { params: { complaintId } }), [complaintId]);
  const [loaded, retry, refresh] = useLoaded(load);
  useFresh(refresh);
  if (loaded.state === 'loading') return <Waiting label={say('support.complaints.site.loading')} />;
  if (loaded.state === 'failed') {
    return isMissing(loaded.error) ? (
      <p className="notice">{say('support.complaints.site.missing')}</p>
    ) : (
      <LoadFailure text={say('support.complaints.site.loadFailed')} onRetry={retry} />
    );
  }
  return (
    <>
      <ComplaintFacts complaint={loaded.value} />
      <Answers complaint={loaded.value} />
    </>
  );
}
