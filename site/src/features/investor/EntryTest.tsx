import { sendOnce } from '@semilla/client';
import { type ShownQuestionnaire, type EntryTest as Taken, v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import type { Words } from '../../lib/words.ts';
import { Form } from '../../ui/Form.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { type FormState, useForm } from '../../ui/use-form.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay, WordsProvider } from '../../ui/words-context.tsx';
import { SignedIn } from '../session/SignedIn.tsx';
import './investor.css';
import { TestOutcome } from './TestOutcome.tsx';
import { TestPause } from './TestPause.tsx';

export default function EntryTest({ words }: { words: Words }) {
  return (
    <WordsProvider words={words}>
      <OfUser />
    </WordsProvider>
  );
}

function OfUser() {
  const say = useSay();
  return (
    <SignedIn loading={say('investor.site.test.loading')} loadFailed={say('investor.site.loadFailed')}>
      {() => <Questions />}
    </SignedIn>
  );
}

const load = () => Promise.all([api(v1.entryTests.findQuestionnaire), api(v1.investorProfiles.findOwn)]);

function Questions() {
  const say = useSay();
  const [loaded, retry] = useLoaded(load);
  const [taken, setTaken] = useState<Taken>();
  if (loaded.state === 'loading') return <Waiting label={say('investor.site.test.loading')} />;
  if (loaded.state === 'failed')
    return <LoadFailure text={say('investor.site.test.loadFailed')} onRetry={retry} />;
  if (taken) return <TestOutcome taken={taken} />;
  const [questionnaire, profile] = loaded.value;
  if (!profile.entryTestAgainAt) return <TestForm questionnaire={questionnaire} onTaken={setTaken} />;
  return (
    <p className="notice">
      {say('investor.site.test.states.failed')}. <TestPause profile={profile} />{' '}
      <a href="/before-investing">{say('investor.site.test.aboutRisks')}</a>
    </p>
  );
}

type Answers = Record<string, string>;

interface TestFormProps {
  questionnaire: ShownQuestionnaire;
  onTaken: (taken: Taken) => void;
}

function TestForm({ questionnaire, onTaken }: TestFormProps) {
  const say = useSay();
  const { questions, version: questionnaireVersion } = questionnaire;
  const form = useForm<Answers, Taken>({
    initial: Object.fromEntries(questions.map(({ id }) => [id, ''])),
    check: (answers) =>
      Object.fromEntries(
        questions.filter(({ id }) => !answers[id]).map(({ id }) => [id, { code: 'required', params: {} }]),
      ),
    send: (answers) => sendOnce(api, v1.entryTests.create, { body: { questionnaireVersion, answers } }),
    onDone: onTaken,
  });
  return (
    <div className="panel investor-test">
      <Form form={form} action={say('investor.site.test.send')}>
        {questions.map((question, index) => (
          <Choices key={question.id} form={form} question={question} number={index + 1} />
        ))}
      </Form>
      <Refuse questionnaireVersion={questionnaireVersion} onTaken={onTaken} />
    </div>
  );
}

interface ChoicesProps {
  form: FormState<Answers>;
  question: ShownQuestionnaire['questions'][number];
  number: number;
}

function Choices({ form, question: { id, text, options }, number }: ChoicesProps) {
  const say = useSay();
  const problem = form.problems[id];
  return (
    <div
      className="choices"
      role="radiogroup"
      aria-labelledby={`${id}-question`}
      tabIndex={-1}
      aria-invalid={Boolean(problem)}
      aria-describedby={problem && `${id}-problem`}
    >
      <p className="label" id={`${id}-question`}>
        {number}. {text}
      </p>
      {options.map((option) => (
        <label key={option.id}>
          <input
            type="radio"
            name={id}
            value={option.id}
            checked={form.values[id] === option.id}
            onChange={() => form.set(id, option.id)}
          />
          {option.text}
        </label>
      ))}
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {say('investor.site.test.choose')}
        </p>
      )}
    </div>
  );
}

/** A button to refuse the test. The risk warning follows. */
function Refuse({
  questionnaireVersion,
  onTaken,
}: Pick<TestFormProps, 'onTaken'> & { questionnaireVersion: string }) {
  const say = useSay();
  const form = useForm({
    initial: {},
    check: () => ({}),
    send: () =>
      sendOnce(api, v1.entryTests.create, { body: { questionnaireVersion, isRefused: true as const } }),
    onDone: onTaken,
  });
  return (
    <div className="investor-refuse">
      <p className="small muted">{say('investor.site.test.refuseHint')}</p>
      {form.alert && (
        <p className="notice danger" role="alert">
          {say('investor.site.test.refuseFailed')}
        </p>
      )}
      <button
        className="plain-button"
        type="button"
        aria-disabled={form.isSending}
        onClick={() => form.submit()}
      >
        {say('investor.site.test.refuse')}
      </button>
    </div>
  );
}
