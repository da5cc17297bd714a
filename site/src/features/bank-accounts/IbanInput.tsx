import { groupIban } from '@semilla/format';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FieldFrame } from '../../ui/inputs.tsx';
import { Mark } from '../../ui/Mark.tsx';
import type { FormState, FormValues } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import { caretIn } from './caret-in.ts';

const lettersIn = (text: string) => text.replace(/[^a-z0-9]/gi, '').length;

interface Props<V extends FormValues & { account: string }> {
  form: FormState<V>;
}

/** The rule, once it is loaded. If it is not, the server checks the account. */
function useIsIban(): ((account: string) => boolean) | undefined {
  const [isIban, setRule] = useState<(account: string) => boolean>();
  useEffect(() => {
    import('./check-bank-account.ts').then(
      (loaded) => setRule(() => loaded.isIban),
      () => {},
    );
  }, []);
  return isIban;
}

/** Groups and checks an IBAN while the user types. */
export function IbanInput<V extends FormValues & { account: string }>({ form }: Props<V>) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const { account } = form.values;
  const isRight = useIsIban()?.(account) ?? false;

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  function type(typed: string, at: number): void {
    const grouped = groupIban(typed);
    caret.current = caretIn(grouped, lettersIn(typed.slice(0, at)));
    form.set('account', grouped as V['account']);
  }

  return (
    <FieldFrame
      label={say('fields.bankAccounts.account')}
      hint={
        <span data-holds={isRight} className="iban-hint">
          {isRight && <Mark kind="check" />}{' '}
          {say(isRight ? 'payment.site.ibanRight' : 'payment.site.ibanHint')}
        </span>
      }
      problem={form.problems.account}
    >
      {(tied) => (
        <input
          ref={input}
          className="input numbers"
          {...tied}
          name="account"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={42}
          value={account}
          onChange={({ target }) => type(target.value, target.selectionStart ?? target.value.length)}
          onBlur={() => form.leave('account')}
        />
      )}
    </FieldFrame>
  );
}
