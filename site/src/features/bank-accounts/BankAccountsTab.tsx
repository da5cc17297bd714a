import { everyRow } from '@semilla/client';
import { type BankAccount, v1 } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import { useCallback, useState } from 'react';
import { api } from '../../lib/api.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useFresh } from '../../ui/use-fresh.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';
import { Section } from '../profile/Section.tsx';
import type { Me } from '../session/session-store.ts';
import { BankAccountCard } from './BankAccountCard.tsx';
import { BankAccountForm } from './BankAccountForm.tsx';

/** The bank accounts for deposits and withdrawals. */
export function BankAccountsTab({ me: { userId } }: { me: Me }) {
  const say = useSay();
  const [changes, setChanges] = useState(0);
  const [isAdding, setAdding] = useState(false);

  function changed(text: string): void {
    notify('success', text);
    setChanges((count) => count + 1);
  }

  return (
    <Section title={say('payment.site.title')} lead={say('payment.site.lead')}>
      <button className="button" type="button" onClick={() => setAdding(true)}>
        {say('payment.site.add')}
      </button>
      <List key={changes} userId={userId} onChanged={changed} />
      {isAdding && (
        <BankAccountForm
          onClose={() => setAdding(false)}
          onSaved={({ alias, account }) => {
            setAdding(false);
            changed(say('payment.site.added', { alias, account: maskIban(account) }));
          }}
        />
      )}
    </Section>
  );
}

interface ListProps {
  userId: string;
  onChanged: (text: string) => void;
}

const mainFirst = (one: BankAccount, other: BankAccount) => Number(other.main) - Number(one.main);

function List({ userId, onChanged }: ListProps) {
  const say = useSay();
  const load = useCallback(() => everyRow(api, v1.bankAccounts.find, { userId }), [userId]);
  const [loaded, retry, refresh] = useLoaded(load);
  useFresh(refresh, loaded.state === 'done' && loaded.value.some(({ state }) => state === 'pending'));
  if (loaded.state === 'loading') return <Waiting label={say('payment.site.loading')} />;
  if (loaded.state === 'failed') {
    return <LoadFailure text={say('payment.site.loadFailed')} onRetry={retry} />;
  }
  if (loaded.value.length === 0) return <p className="notice">{say('payment.site.none')}</p>;
  return (
    <ul className="bare bank-accounts">
      {loaded.value.toSorted(mainFirst).map((account) => (
        <BankAccountCard
          key={account.bankAccountId}
          account={account}
          onChanged={onChanged}
          onOutdated={refresh}
        />
      ))}
    </ul>
  );
}
