import { Alert, Box, Card, Stack } from '@mui/material';
import { v1 } from '@semilla/contract';
import { useNavigate, useTranslate } from 'react-admin';
import { formProblems } from '../../api/form-problems.ts';
import { useMoneyAct } from '../../kit/acts/use-money-act.ts';
import { FocusFirstProblem } from '../../kit/form/FocusFirstProblem.tsx';
import { PersistentForm } from '../../kit/form/PersistentForm.tsx';
import { Refusal } from '../../kit/form/Refusal.tsx';
import { CustomerInput } from '../../kit/inputs/CustomerInput.tsx';
import { MoneyInput } from '../../kit/inputs/MoneyInput.tsx';
import { useCustomerInAddress } from '../../kit/inputs/use-customer-in-address.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { MoneyOfCustomer } from './MoneyOfCustomer.tsx';
import { MovementTypeInput } from './MovementTypeInput.tsx';

type Values = Record<string, unknown>;

function problems(values: Values): object {
  const found = formProblems(v1.transactions.request, values);
  return values.userId ? found : { ...found, userId: { message: 'validation.required' } };
}

/** Creates a deposit or withdrawal for a customer. An administrator must approve it. */
export default function TransactionCreate() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const userId = useCustomerInAddress();
  const creating = useMoneyAct(v1.transactions.request, ({ transactionId }) =>
    navigate(`/wallet/${transactionId}`),
  );
  return (
    <>
      <PageHeading
        title={translate('wallet.backoffice.add')}
        trail={[{ label: translate('wallet.backoffice.name'), to: '/wallet/' }]}
      />
      <PersistentForm
        validate={problems}
        defaultValues={{ type: 'income', userId }}
        onSubmit={(body: Values) => creating.run({ body })}
      >
        <FocusFirstProblem source="amount" />
        <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
          <Stack sx={{ gap: 2 }}>
            <Alert severity="info">{translate('wallet.backoffice.create.hint')}</Alert>
            <CustomerInput
              source="userId"
              label="fields.transactions.userName"
              helperText="wallet.backoffice.create.customerHint"
              isRequired
            />
            <MovementTypeInput source="type" label="fields.transactions.type" />
            <Box sx={{ maxWidth: { sm: 320 } }}>
              <MoneyInput source="amount" label="fields.transactions.amount" isRequired />
            </Box>
            <Refusal message={creating.refusal} />
            <MoneyOfCustomer />
          </Stack>
        </Card>
      </PersistentForm>
    </>
  );
}
