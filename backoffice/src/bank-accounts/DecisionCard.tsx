import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type BankAccountDecisionNeeds, type BankAccountState, bankAccountStates } from '@semilla/contract';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SecondPersonHint } from '../approvals/SecondPersonHint.tsx';
import { useDecisionNeeds } from '../approvals/use-decision-needs.ts';
import type { BankAccountRecord } from '../customers/customer-record.ts';
import { FocusedWhenAsked } from '../layout/asked-act/FocusedWhenAsked.tsx';
import { useDeciding, useDecisionKey } from '../layout/deciding/deciding-context.ts';
import { KeyCap } from '../layout/deciding/KeyCap.tsx';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { useMay } from '../providers/use-may.ts';
import { AcknowledgedDifferences, useDifferences } from './AcknowledgedDifferences.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { useCertificateOutcome } from './opened-certificates.ts';
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

function Choices({ record, needs }: { record: BankAccountRecord; needs: BankAccountDecisionNeeds }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<BankAccountState>();
  const isWorkMode = useDeciding() !== undefined;
  const { decide, isPending } = useDecide(record);
  const differences = useDifferences(record, needs);
  const keys = { valid: useDecisionKey('approve'), error: useDecisionKey('reject'), pending: {} };
  const isOpen = record.state !== 'valid';
  const needsSecond = needs.secondPersonFor.length > 0;
  const choose = (state: BankAccountState) => {
    if (state === 'valid' && differences.isLacking) return differences.ask();
    if (!isWorkMode || state !== 'valid') return setChosen(state);
    void decide(state);
  };
  const label = (state: BankAccountState) => {
    const what = translate(`payment.backoffice.decide.${state}.action`);
    return state === 'valid' && needsSecond ? translate('approvals.propose', { what }) : what;
  };
  return (
    <Stack sx={{ gap: 2, mt: 2 }}>
      {isOpen && <AcknowledgedDifferences differences={differences} account={record} needs={needs} />}
      {isOpen && <SecondPersonHint reasons={needs.secondPersonFor} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {inOrder
          // An account in error can get a new error message.
          .filter((state) => state !== record.state || state === 'error')
          .map((state) => (
            <AskedOf key={state} state={state}>
              <Button {...looks[state]} {...keys[state]} disabled={isPending} onClick={() => choose(state)}>
                {label(state)}
                {state !== 'pending' && <KeyCap of={acts[state]} />}
              </Button>
            </AskedOf>
          ))}
      </Box>
      {chosen && (
        <DecisionDialog
          record={record}
          state={chosen}
          saveLabel={label(chosen)}
          needsSecond={needsSecond}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Stack>
  );
}

/** Lets an administrator validate an account, return it to pending, or mark it with an error. */
export function DecisionCard({ record }: { record: BankAccountRecord }) {
  const translate = useTranslate();
  const mayDecide = useMay('bank-account', 'decide');
  if (!mayDecide) return null;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" gutterBottom>
        {translate('payment.backoffice.decide.title')}
      </Typography>
      <Typography color="textSecondary">
        {translate(`payment.backoffice.decide.${record.state}.stands`)}
      </Typography>
      <ChoicesOnceKnown key={record.id} record={record} />
    </Card>
  );
}

function ChoicesOnceKnown({ record }: { record: BankAccountRecord }) {
  const { data: needs, error, refetch } = useDecisionNeeds('bank-account', record.bankAccountId);
  const mayOpen = useMay('bank-account', 'viewCertificate');
  const certificate = useCertificateOutcome(record);
  const isOpening = record.state === 'pending' && mayOpen !== false && !certificate;
  if (needs && !isOpening) return <Choices record={record} needs={needs} />;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return <Skeleton variant="rounded" height={120} sx={{ mt: 2 }} />;
}
