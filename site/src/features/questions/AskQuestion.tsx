import { useStore } from '@nanostores/react';
import { sendOnce } from '@semilla/client';
import { type ProjectQuestion, questionLengthMax, takeMax, v1 } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { useCallback } from 'react';
import { api } from '../../lib/api.ts';
import type { Words } from '../../lib/words.ts';
import { Form } from '../../ui/Form.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { TextAreaInput } from '../../ui/TextAreaInput.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useFresh } from '../../ui/use-fresh.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';
import { $me } from '../session/session-store.ts';
import './ask-question.css';

interface Props {
  projectId: string;
}

/** Asks about a project, and shows investors their own questions that are not published. */
export default function AskQuestion({ words, projectId }: Props & { words: Words }) {
  return (
    <WordsProvider words={words}>
      <ForCaller projectId={projectId} />
    </WordsProvider>
  );
}

function ForCaller({ projectId }: Props) {
  const say = useSay();
  const isHydrated = useHydrated();
  const me = useStore($me);
  // The server renders nothing here, so the first render of the browser must not either.
  if (!isHydrated || !me) return null;
  if (me.role !== 'user') return <p className="notice">{say('project.questions.site.staff')}</p>;
  if (me.verificationStatus === 'Approved') return <Asking projectId={projectId} />;
  return (
    <p className="notice">
      {say('project.questions.site.unverified')}{' '}
      <a href="/user/profile?tab=customer#identity">{say('project.questions.site.verify')}</a>
    </p>
  );
}

function Asking({ projectId }: Props) {
  const say = useSay();
  const load = useCallback(
    () =>
      api(v1.projectQuestions.find, {
        query: { projectId, isOwn: true, state: ['Waiting', 'Declined'], take: takeMax },
      }),
    [projectId],
  );
  const [loaded, retry, refresh] = useLoaded(load);
  useFresh(refresh);
  return (
    <>
      {loaded.state === 'failed' && (
        <LoadFailure text={say('project.questions.site.loadFailed')} onRetry={retry} />
      )}
      {loaded.state === 'done' && <OwnQuestions questions={loaded.value.data} />}
      <QuestionForm projectId={projectId} onAsked={refresh} />
    </>
  );
}

function OwnQuestions({ questions }: { questions: ProjectQuestion[] }) {
  const say = useSay();
  if (!questions.length) return null;
  return (
    <ul className="bare own-questions" aria-label={say('project.questions.site.own')}>
      {questions.map((own) => (
        <li key={own.projectQuestionId}>
          <p className="small">
            <span className={own.state === 'Declined' ? 'tag' : 'tag blue'}>
              {say(`project.questions.states.${own.state}`)}
            </span>{' '}
            <span className="muted numbers">{formatDate(own.askedAt)}</span>
          </p>
          <p className="own-question">{own.question}</p>
          {own.state === 'Waiting' ? (
            <p className="small muted">{say('project.questions.site.waits')}</p>
          ) : (
            <WhyDeclined question={own} />
          )}
        </li>
      ))}
    </ul>
  );
}

function WhyDeclined({ question: { declineReason, declineNote } }: { question: ProjectQuestion }) {
  const say = useSay();
  const isExplained = declineReason !== null && declineReason !== 'other';
  return (
    <p className="small">
      {isExplained && say(`project.questions.declined.${declineReason}`)} {declineNote}
    </p>
  );
}

function QuestionForm({ projectId, onAsked }: Props & { onAsked: () => Promise<unknown> }) {
  const say = useSay();
  const form = useForm({
    initial: { question: '' },
    loadCheck: () => import('./check-question.ts').then(({ checkQuestion }) => checkQuestion(projectId)),
    send: ({ question }) => sendOnce(api, v1.projectQuestions.create, { body: { projectId, question } }),
    onDone() {
      form.set('question', '');
      notify('success', say('project.questions.site.sent'));
      void onAsked();
    },
    staysOpen: true,
  });
  return (
    <Form form={form} action={say('project.questions.site.send')}>
      <TextAreaInput
        form={form}
        name="question"
        label={say('project.questions.site.yours')}
        hint={say('project.questions.site.hint', { max: questionLengthMax })}
        rows={4}
      />
    </Form>
  );
}
