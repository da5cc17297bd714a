import { Alert, Button, Divider, Skeleton, Typography } from '@mui/material';
import { type BookedDeposit, type TransactionDecisionNeeds, v1 } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { useState } from 'react';
import { LinkBase, useGetIdentity, useNotify, useTranslate } from 'react-admin';
import type {
  BankAccountRecord,
  TransactionRecord,
  WalletRecord,
} from '../../api/record-types/customer-record.ts';
import { useMay } from '../../api/use-may.ts';
import { useMoneyAct } from '../../kit/acts/use-money-act.ts';
import { Refusal } from '../../kit/form/Refusal.tsx';
import { UploadProgress } from '../../kit/form/UploadProgress.tsx';
import { Decision, OnceNeedsKnown } from '../../kit/second-person/Decision.tsx';
import { SecondPersonHint } from '../../kit/second-person/SecondPersonHint.tsx';
import { Decided } from './Decided.tsx';
import { disabledReason } from './decision-model.ts';
import { HoldAlert } from './HoldAlert.tsx';
import { ApproveForm, type DecisionFormProps, RejectForm } from './TransactionDecisionForms.tsx';

interface TransactionDecisionProps {
  transaction: TransactionRecord;
  wallet: WalletRecord | undefined;
  bankAccount: BankAccountRecord | undefined;
}

interface RulesProps extends TransactionDecisionProps, Pick<DecisionFormProps, 'acting'> {
  needs: TransactionDecisionNeeds;
}

/** Warns that the wallet may already contain this deposit from a bank statement. */
function BookedAlready({ deposits }: { deposits: readonly BookedDeposit[] }) {
  const translate = useTranslate();
  return deposits.map(({ transactionId, bookedOn }) => (
    <Alert
      key={transactionId}
      severity="warning"
      action={
        <Button component={LinkBase} to={`/wallet/${transactionId}`} color="inherit" size="small">
          {translate('ra.action.show')}
        </Button>
      }
    >
      {translate('wallet.backoffice.decide.bookedAlready', { day: formatDate(bookedOn) })}
    </Alert>
  ));
}

function Choices({ transaction, wallet, bankAccount, acting, needs }: RulesProps) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const [isRejecting, setRejecting] = useState(false);
  if (!identity || !wallet) return <Skeleton variant="rounded" height={120} />;
  const situation = { transaction, wallet, bankAccount, needs, deciderId: String(identity.id) };
  const [approvalRefusal, rejectionRefusal] = [
    disabledReason('completed', situation),
    disabledReason('rejected', situation),
  ];
  // HoldAlert already shows this reason, so it is not shown a second time.
  const isHeld = approvalRefusal?.startsWith('wallet.withdrawals_');
  const forms = { transaction, wallet, acting };
  return (
    <>
      {transaction.type === 'withdraw' && <HoldAlert wallet={wallet} />}
      <BookedAlready deposits={needs.bookedDeposits} />
      {!approvalRefusal && (
        <SecondPersonHint reasons={needs.secondPersonFor}>
          <Typography variant="body2" color="textSecondary">
            {translate('wallet.backoffice.decide.leftToday', { amount: formatMoney(needs.leftToday) })}
          </Typography>
        </SecondPersonHint>
      )}
      {approvalRefusal && !isHeld && (
        <Alert severity="warning">{translate(`errors.${approvalRefusal}`)}</Alert>
      )}
      {!approvalRefusal && (
        <ApproveForm
          {...forms}
          needsSecond={needs.secondPersonFor.length > 0}
          warnsOfLeaving={!isRejecting}
        />
      )}
      {!rejectionRefusal && <Divider />}
      {!rejectionRefusal && <RejectForm {...forms} isOpen={isRejecting} setOpen={setRejecting} />}
    </>
  );
}

function Proposed({ proposalId }: { proposalId: string }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="success"
      action={
        <Button component={LinkBase} to={`/approvals/${proposalId}`} color="inherit" size="small">
          {translate('approvals.mail.proposed.action')}
        </Button>
      }
    >
      {translate('approvals.proposed')}
    </Alert>
  );
}

/** Lets users with permission approve or reject a pending transaction. Others see only its state. */
export function TransactionDecision({ transaction, wallet, bankAccount }: TransactionDecisionProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const mayDecide = useMay('wallet', 'decide');
  const [isJustDecided, setJustDecided] = useState(false);
  const [proposalId, setProposalId] = useState<string>();
  const done = ({ status }: { status: string }) => {
    setJustDecided(true);
    notify(`wallet.backoffice.decide.done.${status}`, { type: 'success' });
  };
  const acting = useMoneyAct(v1.transactions.decide, done, (proposed) => setProposalId(proposed.proposalId));
  const isPending = transaction.status === 'pending';
  return (
    <Decision title={isPending ? 'wallet.backoffice.decide.title' : 'wallet.backoffice.decided.title'}>
      <Refusal message={acting.refusal} />
      <UploadProgress percent={acting.uploadPercent} onStop={acting.stop} />
      {!isPending && <Decided transaction={transaction} isJustDecided={isJustDecided} />}
      {isPending && proposalId && <Proposed proposalId={proposalId} />}
      {isPending && !proposalId && mayDecide && (
        <OnceNeedsKnown resource="wallet" id={transaction.id}>
          {(needs) => <Choices {...{ transaction, wallet, bankAccount, acting, needs }} />}
        </OnceNeedsKnown>
      )}
      {isPending && mayDecide === false && (
        <Typography color="textSecondary">{translate('wallet.backoffice.decide.notYours')}</Typography>
      )}
    </Decision>
  );
}
