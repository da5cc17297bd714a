import { passwordRules } from '@semilla/contract';
import { Mark } from './Mark.tsx';
import { useSay } from './words-context.tsx';

type Rule = keyof typeof passwordRules;
const rules = Object.keys(passwordRules) as Rule[];

/** The rules for a new password. Each is ticked as soon as it is met. */
export function PasswordRules({ value }: { value: string }) {
  const say = useSay();
  return (
    <ul className="bare rules">
      {rules.map((rule) => {
        const holds = passwordRules[rule](value);
        return (
          <li key={rule} data-holds={holds}>
            <span>
              <Mark kind={holds ? 'check' : 'dot'} />
            </span>{' '}
            {say(`auth.passwordRules.${rule}`)}
            <span className="visually-hidden">
              {say(holds ? 'auth.passwordRules.holds' : 'auth.passwordRules.missing')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
