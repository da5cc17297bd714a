import { useSay } from '../../ui/words-context.tsx';
import { hashOf, type RegistrationStep, registrationSteps } from './registration-steps.ts';

/** The progress of the registration. Earlier steps are links. */
export function Steps({ step }: { step: RegistrationStep }) {
  const say = useSay();
  const position = registrationSteps.indexOf(step);
  return (
    <nav className="registration-steps" aria-label={say('account.registration.progress')}>
      <p className="small muted">
        {say('account.registration.stepOf', { step: position + 1, count: registrationSteps.length })}
      </p>
      <ol className="bare">
        {registrationSteps.map((one, index) => (
          <li key={one} data-done={index < position} aria-current={one === step ? 'step' : undefined}>
            {index < position ? (
              <a href={hashOf(one)}>{say(`account.registration.steps.${one}`)}</a>
            ) : (
              <span>{say(`account.registration.steps.${one}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
