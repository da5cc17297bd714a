import { Alert, Button, Skeleton, Typography } from '@mui/material';
import { requestRefusal } from '@semilla/contract';
import { formatMoney, maskIban } from '@semilla/format';
import { FormDataConsumer, LinkBase, SaveButton, SelectInput, useGetList, useTranslate } from 'react-admin';
import type {
  BankAccountRecord,
  TransactionRecord,
  WalletRecord,
} from '../../api/record-types/customer-record.ts';
import { readAmount } from '../../kit/inputs/read-amount.ts';
import { PartFailure } from '../../kit/page/PartFailure.tsx';
import { BalanceChange } from './BalanceChange.tsx';
import { afterRequest } from './decision-model.ts';

type Movement = Pick<TransactionRecord, 'type' | 'amount'>;

const firstRow = { page: 1, perPage: 1 };
const allRows = { page: 1, perPage: 100 };
// Failures are shown immediately, with a button to retry.
const noRetry = { retry: false };
const mainFirst = { field: 'main', order: 'DESC' } as const;

function RequestPreview({ movement, wallet }: { movement: Movement; wallet: WalletRecord }) {
  const translate = useTranslate();
  const { type, amount } = movement;
  const refusal = requestRefusal({
    type,
    amountCents: amount,
    balanceCents: wallet.balance,
    bankAccountState: 'valid',
  });
  if (refusal) return <Alert severity="warning">{translate(`errors.${refusal.code}`)}</Alert>;
  const { asked, approved } = afterRequest(movement, wallet);
  return (
    <>
      {type === 'withdraw' && (
        <BalanceChange title="wallet.backoffice.create.atOnce" before={wallet} after={asked} />
      )}
      <BalanceChange title="wallet.backoffice.create.onceApproved" before={wallet} after={approved} />
      <Alert severity="info">{translate(`wallet.backoffice.create.secondFor.${type}`)}</Alert>
      <SaveButton
        alwaysEnable
        size="large"
        label={translate(`wallet.backoffice.create.save.${type}`, { amount: formatMoney(amount) })}
        sx={{ alignSelf: 'start' }}
      />
    </>
  );
}

function NoAccount({ userId }: { userId: string }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" component={LinkBase} to={`/customer/${userId}/bank-accounts`}>
          {translate('wallet.backoffice.create.toAccounts')}
        </Button>
      }
    >
      {translate('wallet.backoffice.create.noAccount')}
    </Alert>
  );
}

function AccountInput({ accounts }: { accounts: BankAccountRecord[] }) {
  const choices = accounts.map(({ id, alias, account }) => ({ id, name: `${alias} · ${maskIban(account)}` }));
  return (
    <SelectInput
      source="bankAccountId"
      label="fields.transactions.bankAccount"
      choices={choices}
      defaultValue={accounts[0]?.id}
      translateChoice={false}
      isRequired
    />
  );
}

function CustomerMoney({ userId, movement }: { userId: string; movement: Movement | undefined }) {
  const translate = useTranslate();
  const wallets = useGetList<WalletRecord>('wallets', { filter: { userId }, pagination: firstRow }, noRetry);
  const accounts = useGetList<BankAccountRecord>(
    'bank-account',
    { filter: { userId, state: 'valid' }, pagination: allRows, sort: mainFirst },
    noRetry,
  );
  if (wallets.error ?? accounts.error) {
    return <PartFailure title="wallet.backoffice.wallet" of={[wallets, accounts]} />;
  }
  if (!wallets.data || !accounts.data) return <Skeleton variant="rounded" height={120} />;
  const wallet = wallets.data[0];
  if (!wallet) return <Alert severity="warning">{translate('wallet.backoffice.create.noWallet')}</Alert>;
  if (accounts.data.length === 0) return <NoAccount userId={userId} />;
  return (
    <>
      <AccountInput accounts={accounts.data} />
      {movement ? (
        <RequestPreview movement={movement} wallet={wallet} />
      ) : (
        <Typography color="textSecondary">
          {translate('wallet.backoffice.create.balanceNow', {
            balance: formatMoney(wallet.balance),
          })}
        </Typography>
      )}
    </>
  );
}

/** The chosen customer's wallet and bank account, a preview of the balances, and the submit button. */
export function MoneyOfCustomer() {
  return (
    <FormDataConsumer>
      {({ formData: { userId, type, amount: held } }) => {
        if (!userId) return null;
        const amount = readAmount(held);
        const movement = amount === undefined ? undefined : { type, amount };
        return <CustomerMoney key={userId} userId={userId} movement={movement} />;
      }}
    </FormDataConsumer>
  );
}
