import { useSay } from '../../ui/words-context.tsx';
import './first-steps.css';
import { type FirstStep, firstSteps, type StepState, stepStates, taskOf, wayOf } from './first-steps.ts';
import { useFirstSteps } from './use-first-steps.ts';

const colours = {
  done: 'green',
  waiting: 'blue',
  problem: 'amber',
  next: 'strong',
  open: 'grey',
  later: 'grey',
} as const;

/**
 * The steps with their states. The steps are shown before their states are known, so that the layout
 * does not shift once the states arrive.
 */
export function StepsCard() {
  const say = useSay();
  const [standing, hide] = useFirstSteps();
  if (standing === null) return null;
  const states = standing && stepStates(standing);
  const next = firstSteps.find((step) => states?.[step] === 'next' || states?.[step] === 'problem');
  return (
    <section className="panel first-steps" aria-labelledby="first-steps">
      <header>
        <div>
          <h2 id="first-steps">{say('common.firstSteps.title')}</h2>
          <p className="small muted">{say('common.firstSteps.lead')}</p>
        </div>
        <button
          className="plain-button small"
          type="button"
          onClick={() => {
            hide();
            document.getElementById('main')?.focus({ preventScroll: true });
          }}
        >
          {say('common.firstSteps.hide')}
        </button>
      </header>
      <ol className="bare">
        {firstSteps.map((step) => {
          const task = taskOf(step, standing);
          const way = wayOf(task, standing);
          return <Step key={step} {...{ step, task, way }} state={states?.[step]} isNext={step === next} />;
        })}
      </ol>
    </section>
  );
}

function sayState(step: FirstStep, state: StepState): string {
  return state === 'waiting' ? `common.firstSteps.${step}.waiting` : `common.firstSteps.states.${state}`;
}

interface StepProps {
  step: FirstStep;
  task: ReturnType<typeof taskOf>;
  way: string;
  state: StepState | undefined;
  isNext: boolean;
}

function Step({ step, task, way, state, isNext }: StepProps) {
  const say = useSay();
  const name = say(`common.firstSteps.${task}.name`);
  return (
    <li data-state={state} aria-current={isNext ? 'step' : undefined}>
      <span className="first-steps-mark" aria-hidden="true">
        {state === 'done' && (
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path
              d="M5 12.5l4.5 4.5L19 7.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.6"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        )}
      </span>
      {state === 'later' ? <strong>{name}</strong> : <a href={way}>{name}</a>}
      <p className="small muted">{say(`common.firstSteps.${task}.text`)}</p>
      <p className="first-steps-state">
        {state && <span className={`tag ${colours[state]}`}>{say(sayState(step, state))}</span>}
      </p>
    </li>
  );
}
