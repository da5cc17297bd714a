import { useSay } from '../../ui/words-context.tsx';
import { hashOf, type RegistrationStep, registrationSteps } from './registration-steps.ts';

/** The progress of the registration. Earlier steps are links. */
export function Steps({ step: current }: { step: RegistrationStep }) {
  const say = useSay();
  const position = registrationSteps.indexOf(current);
  return (
    <nav className="registration-steps" aria-label={say('account.registration.progress')}>
      <p className="small muted">
        {say('account.registration.stepOf', { step: position + 1, count: registrationSteps.length })}
      </p>
      <ol className="bare">
        {registrationSteps.map((step, index) => (
          <li key={step} data-done={index < position} aria-current={step === current ? 'step' : undefined}>
            {index < position ? (
              <a href={hashOf(step)}>{say(`account.registration.steps.${step}`)}</a>
            ) : (
              <span>{say(`account.registration.steps.${step}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
