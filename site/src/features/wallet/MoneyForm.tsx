import { sendOnce } from '@semilla/client';
import { type BankAccount, type Transaction, type TransactionType, v1, type Wallet } from '@semilla/contract';
import { formatMoney, maskIban } from '@semilla/format';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { centsFromTyped } from '../../lib/cents-from-typed.ts';
import { Form } from '../../ui/Form.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { SelectInput } from '../../ui/SelectInput.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { type MoneyValues, moneyBody, moneyProblems } from './money-request.ts';

interface Props {
  type: TransactionType;
  wallet: Wallet;
  accounts: readonly BankAccount[];
  onSending: (isSending: boolean) => void;
  onDone: (transaction: Transaction) => void;
}

/** A withdrawal needs a validated account. A deposit needs none, unless the user wants to announce it. */
export function MoneyForm(props: Props) {
  const say = useSay();
  const valid = props.accounts.filter(({ state }) => state === 'valid');
  const fields = <Fields {...props} accounts={valid} />;
  if (props.type === 'income') {
    return (
      valid.length > 0 && (
        <details className="announce">
          <summary>{say('wallet.site.income.announce')}</summary>
          {fields}
        </details>
      )
    );
  }
  if (valid.length > 0) return fields;
  const isWaiting = props.accounts.some(({ state }) => state === 'pending');
  return (
    <div className="form">
      <p className="notice warning">
        {say(isWaiting ? 'wallet.site.accountWaits' : 'wallet.site.noAccount')}
      </p>
      <a className="button" href="?tab=bank-accounts">
        {say('wallet.site.toAccounts')}
      </a>
    </div>
  );
}

function Fields({ type, wallet, accounts, onSending, onDone }: Props) {
  const say = useSay();
  const main = accounts.find((account) => account.main) ?? accounts[0];
  const initial: MoneyValues = { amount: '', bankAccountId: main?.bankAccountId ?? '' };

  const form = useForm({
    initial,
    check: (values) => moneyProblems({ type, wallet, accounts }, values, say),
    send: (values) => sendOnce(api, v1.transactions.request, { body: moneyBody(type, values) }),
    onDone: (transaction) => onDone(transaction),
    fieldOf: {
      'wallet.amount_not_positive': 'amount',
      'wallet.amount_above_balance': 'amount',
      'wallet.bank_account_required': 'bankAccountId',
      'wallet.bank_account_not_valid': 'bankAccountId',
    },
  });
  const { isSending } = form;
  useEffect(() => {
    onSending(isSending);
    return () => onSending(false);
  }, [isSending, onSending]);

  const amount = centsFromTyped(form.values.amount);
  return (
    <Form
      form={form}
      failed={say(`wallet.site.${type}.failed`)}
      action={
        amount
          ? say(`wallet.site.${type}.action`, { amount: formatMoney(amount) })
          : say(`wallet.site.${type}.begin`)
      }
    >
      <p>{say(`wallet.site.${type}.explained`)}</p>
      {type === 'withdraw' && wallet.hold && <HoldNotice hold={wallet.hold} />}
      <MoneyInput
        form={form}
        name="amount"
        label={say('wallet.site.amount')}
        hint={
          type === 'withdraw'
            ? say('wallet.site.availableIs', { amount: formatMoney(wallet.balance) })
            : undefined
        }
      />
      <SelectInput
        form={form}
        name="bankAccountId"
        label={say(`wallet.site.${type}.account`)}
        choices={accounts.map(({ bankAccountId, alias, account }) => ({
          value: bankAccountId,
          label: `${alias} · ${maskIban(account)}`,
        }))}
      />
    </Form>
  );
}
