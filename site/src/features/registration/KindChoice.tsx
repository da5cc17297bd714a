import { userKinds } from '@semilla/contract';
import type { FormState } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import type { RegistrationValues } from './registration-body.ts';

export function KindChoice({ form }: { form: FormState<RegistrationValues> }) {
  const say = useSay();
  return (
    <fieldset className="choices">
      <legend className="label">{say('account.registration.kind')}</legend>
      {userKinds.map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name="kind"
            value={kind}
            checked={form.values.kind === kind}
            onChange={() => form.set('kind', kind)}
          />
          {say(`account.registration.kinds.${kind}`)}
        </label>
      ))}
    </fieldset>
  );
}
