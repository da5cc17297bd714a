import { Box, Button } from '@mui/material';
import { type BankAccountDecisionNeeds, type BankAccountState, bankAccountStates } from '@semilla/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BankAccountRecord } from '../../api/record-types/customer-record.ts';
import { useMay } from '../../api/use-may.ts';
import { DecisionButton } from '../../kit/acts/deciding/DecisionButton.tsx';
import { useDeciding } from '../../kit/acts/deciding/deciding-context.ts';
import { Decision, OnceNeedsKnown } from '../../kit/second-person/Decision.tsx';
import { SecondPersonHint } from '../../kit/second-person/SecondPersonHint.tsx';
import { AcknowledgedDifferences, useDifferences } from './AcknowledgedDifferences.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { useCertificateOutcome } from './opened-certificates.ts';
import { useDecide } from './use-decide.ts';

// The most common decision comes first.
const inOrder = bankAccountStates.toSorted((a, b) => Number(b === 'valid') - Number(a === 'valid'));

const acts = { valid: 'approve', error: 'reject' } as const;

function Choices({ record, needs }: { record: BankAccountRecord; needs: BankAccountDecisionNeeds }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<BankAccountState>();
  const isWorkMode = useDeciding() !== undefined;
  const { decide, isPending } = useDecide(record);
  const differences = useDifferences(record, needs);
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
    <>
      {isOpen && <AcknowledgedDifferences differences={differences} account={record} needs={needs} />}
      {isOpen && <SecondPersonHint reasons={needs.secondPersonFor} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {inOrder
          // An account in error can get a new error message.
          .filter((state) => state !== record.state || state === 'error')
          .map((state) => {
            const props = { disabled: isPending, onClick: () => choose(state), children: label(state) };
            return state === 'pending' ? (
              <Button key={state} variant="outlined" {...props} />
            ) : (
              <DecisionButton key={state} act={acts[state]} {...props} />
            );
          })}
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
    </>
  );
}

/** Lets an administrator validate an account, return it to pending, or mark it with an error. */
export function DecisionCard({ record }: { record: BankAccountRecord }) {
  const mayDecide = useMay('bank-account', 'decide');
  const mayOpen = useMay('bank-account', 'viewCertificate');
  const certificate = useCertificateOutcome(record);
  if (!mayDecide) return null;
  return (
    <Decision
      title="payment.backoffice.decide.title"
      stands={`payment.backoffice.decide.${record.state}.stands`}
    >
      <OnceNeedsKnown
        key={record.id}
        resource="bank-account"
        id={record.bankAccountId}
        isWaiting={record.state === 'pending' && mayOpen !== false && !certificate}
      >
        {(needs) => <Choices record={record} needs={needs} />}
      </OnceNeedsKnown>
    </Decision>
  );
}
