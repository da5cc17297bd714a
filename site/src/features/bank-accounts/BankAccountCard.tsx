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
  /** Called after a change, with the text of the notice. */
  onChanged: (text: string) => void;
}

export function BankAccountCard({ account, onChanged }: Props) {
  const say = useSay();
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
        <Acts account={account} onChanged={onChanged} />
      </div>
    </li>
  );
}

function Acts({ account, onChanged }: Props) {
  const say = useSay();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const [isChanging, setChanging] = useState(false);
  const { bankAccountId, alias, main } = account;
  const close = () => setOpen(undefined);

  async function makeMain(): Promise<void> {
    setChanging(true);
    try {
      await api(v1.bankAccounts.edit, { params: { bankAccountId }, body: { main: true } });
      onChanged(say('payment.site.mainChanged', { alias }));
    } catch {
      notify('error', say('payment.site.changeFailed'));
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
