import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type BankAccountState, bankAccountStates } from '@semilla/contract';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BankAccountRecord } from '../customers/customer-record.ts';
import { FocusedWhenAsked } from '../layout/asked-act/FocusedWhenAsked.tsx';
import { useDeciding, useDecisionKey } from '../layout/deciding/deciding-context.ts';
import { KeyCap } from '../layout/deciding/KeyCap.tsx';
import { useNotifyRefusal } from '../layout/use-notify-refusal.ts';
import { fieldRefusalsOf } from '../providers/refusals.ts';
import { useMay } from '../providers/use-may.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { useDecide } from './use-decide.ts';

const looks = {
  valid: { variant: 'contained', color: 'primary' },
  pending: { variant: 'outlined', color: 'primary' },
  error: { variant: 'outlined', color: 'error' },
} as const;

// The most common decision comes first.
const inOrder = bankAccountStates.toSorted((a, b) => Number(b === 'valid') - Number(a === 'valid'));

const acts = { valid: 'approve', error: 'reject' } as const;

/** Focuses the button of a state if the user asked for it in the search. */
function AskedOf({ state, children }: { state: BankAccountState; children: ReactNode }) {
  return state === 'pending' ? children : <FocusedWhenAsked act={acts[state]}>{children}</FocusedWhenAsked>;
}

/** Lets an administrator validate an account, return it to pending, or mark it with an error. */
export function DecisionCard({ record }: { record: BankAccountRecord }) {
  const translate = useTranslate();
  const mayDecide = useMay('bank-account', 'decide');
  const [chosen, setChosen] = useState<BankAccountState>();
  const isWorkMode = useDeciding() !== undefined;
  const { decide, isPending } = useDecide(record);
  const notifyRefusal = useNotifyRefusal();
  const keys = { valid: useDecisionKey('approve'), error: useDecisionKey('reject'), pending: {} };
  if (!mayDecide) return null;
  const choose = (state: BankAccountState) => {
    if (!isWorkMode || state !== 'valid') return setChosen(state);
    // In work mode one key press validates. The dialog opens only if the API refuses a missing field.
    void decide(
      state,
      {},
      {
        onRefused: (refusal) => (fieldRefusalsOf(refusal) ? setChosen(state) : notifyRefusal(refusal)),
      },
    );
  };
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" gutterBottom>
        {translate('payment.backoffice.decide.title')}
      </Typography>
      <Typography color="textSecondary">
        {translate(`payment.backoffice.decide.${record.state}.stands`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        {inOrder
          // An account in error can get a new error message.
          .filter((state) => state !== record.state || state === 'error')
          .map((state) => (
            <AskedOf key={state} state={state}>
              <Button {...looks[state]} {...keys[state]} disabled={isPending} onClick={() => choose(state)}>
                {translate(`payment.backoffice.decide.${state}.action`)}
                {state !== 'pending' && <KeyCap of={acts[state]} />}
              </Button>
            </AskedOf>
          ))}
      </Box>
      {chosen && <DecisionDialog record={record} state={chosen} onClose={() => setChosen(undefined)} />}
    </Card>
  );
}
