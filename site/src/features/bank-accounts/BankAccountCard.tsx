import { ApiProblem } from '@semilla/client';
import { type BankAccount, v1 } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';
import { BankAccountForm } from './BankAccountForm.tsx';

const colours = { pending: 'amber', valid: 'green', error: 'red' } as const;

interface Props {
  account: BankAccount;
  /** Called after a change with the text to notify. */
  onChanged: (text: string) => void;
  /** Called when the account was edited elsewhere. Reloads all accounts. */
  onOutdated: () => Promise<unknown>;
}

export function BankAccountCard(props: Props) {
  const say = useSay();
  const { account } = props;
  const { alias, main, state, errorMessage, viewUrl } = account;
  return (
    <li className="bank-account">
      <div>
        <p className="name">
          {alias} {main && <span className="tag grey">{say('fields.bankAccounts.main')}</span>}{' '}
          <span className={`tag ${colours[state]}`}>{say(`payment.site.states.${state}`)}</span>
        </p>
        <p className="numbers">{maskIban(account.account)}</p>
        <p className="small muted">{say(`payment.site.stateHints.${state}`)}</p>
        {errorMessage && <p className="notice danger">{errorMessage}</p>}
      </div>
      <div className="bank-account-acts">
        <a
          className="button quiet"
          href={viewUrl}
          target="_blank"
          rel="noopener"
          aria-label={say('payment.site.viewNamed', { alias })}
        >
          {say('payment.site.view')}
        </a>
        <Acts {...props} />
      </div>
    </li>
  );
}

function Acts({ account, onChanged, onOutdated }: Props) {
  const say = useSay();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const [isChanging, setChanging] = useState(false);
  const { bankAccountId, alias, main, version } = account;
  const close = () => setOpen(undefined);

  async function makeMain(): Promise<void> {
    setChanging(true);
    try {
      await api(v1.bankAccounts.edit, { params: { bankAccountId }, body: { main: true, version } });
      onChanged(say('payment.site.mainChanged', { alias }));
    } catch (error) {
      const isOutdated = error instanceof ApiProblem && error.is('request.edited_meanwhile');
      if (isOutdated) await onOutdated();
      notify('error', say(isOutdated ? 'payment.site.editedMeanwhile' : 'payment.site.changeFailed'));
      setChanging(false);
    }
  }

  return (
    <>
      {!main && (
        <button
          className="button quiet"
          type="button"
          disabled={isChanging}
          onClick={makeMain}
          aria-label={say('payment.site.makeMainNamed', { alias })}
        >
          {say('payment.site.makeMain')}
        </button>
      )}
      <button
        className="button quiet"
        type="button"
        onClick={() => setOpen('edit')}
        aria-label={say('payment.site.editNamed', { alias })}
      >
        {say('common.actions.edit')}
      </button>
      <button
        className="button quiet"
        type="button"
        onClick={() => setOpen('delete')}
        aria-label={say('payment.site.deleteNamed', { alias })}
      >
        {say('common.actions.delete')}
      </button>
      {open === 'edit' && (
        <BankAccountForm
          account={account}
          onClose={close}
          onSaved={(saved) => {
            close();
            onChanged(say('payment.site.edited', { alias: saved.alias, account: maskIban(saved.account) }));
          }}
        />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={say('payment.site.deleteTitle')}
          text={say('payment.site.deleteText', { alias })}
          action={say('common.actions.delete')}
          act={() => api(v1.bankAccounts.delete, { params: { bankAccountId } })}
          onDone={() => onChanged(say('payment.site.deleted', { alias }))}
          onClose={close}
        />
      )}
    </>
  );
}
