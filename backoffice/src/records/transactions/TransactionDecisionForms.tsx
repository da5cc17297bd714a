import { Button, Stack } from '@mui/material';
import { attachmentTypes, v1 } from '@semilla/contract';
import { TextInput, useLocation, useTranslate } from 'react-admin';
import { formProblems } from '../../api/form-problems.ts';
import type { TransactionRecord, WalletRecord } from '../../api/record-types/customer-record.ts';
import { FocusedWhenAsked } from '../../kit/acts/asked-act/FocusedWhenAsked.tsx';
import { useWhenAsked } from '../../kit/acts/asked-act/use-asked-act.ts';
import { useDeciding, useDecisionKey, useMoneyKey } from '../../kit/acts/deciding/deciding-context.ts';
import { KeyCap } from '../../kit/acts/deciding/KeyCap.tsx';
import type { MoneyAct } from '../../kit/acts/use-money-act.ts';
import { useTransactionTitle } from '../../kit/fields/use-transaction-title.ts';
import { ProseDraftOffer } from '../../kit/form/drafts/DraftOffer.tsx';
import { useProseDraftPath } from '../../kit/form/drafts/use-prose-draft-path.ts';
import { FocusFirstProblem } from '../../kit/form/FocusFirstProblem.tsx';
import { FocusWithin } from '../../kit/form/FocusWithin.tsx';
import { PersistentForm } from '../../kit/form/PersistentForm.tsx';
import { FileInput } from '../../kit/inputs/FileInput.tsx';
import { BalanceChange } from './BalanceChange.tsx';
import { afterDecision, type Decision } from './decision-model.ts';
import { ProofOfWorkMode } from './ProofOfWorkMode.tsx';

export interface DecisionFormProps {
  transaction: TransactionRecord;
  wallet: WalletRecord | undefined;
  acting: MoneyAct;
}

type Values = Record<string, unknown>;
// A constant record keeps typed values when the transaction is reloaded.
const blank = {};

/** The validation and submission of a decision. */
function decisionForm({ transaction, acting }: DecisionFormProps, status: Decision) {
  const params = { transactionId: transaction.id };
  return {
    validate: (values: Values) => formProblems(v1.transactions.decide, { ...values, status }),
    onSubmit: (values: Values) => acting.run({ params, body: { ...values, status } }),
  };
}

interface ApproveFormProps extends DecisionFormProps {
  /** True if leaving this form asks first. Only one form of a page can block navigation. */
  warnsOfLeaving: boolean;
  /** True if a second administrator must approve it too. */
  needsSecond: boolean;
}

export function ApproveForm({ warnsOfLeaving, needsSecond, ...props }: ApproveFormProps) {
  const { transaction, wallet, acting } = props;
  const translate = useTranslate();
  const description = useTransactionTitle(transaction);
  const { state } = useLocation();
  const { validate, onSubmit } = decisionForm(props, 'completed');
  const deciding = useDeciding();
  const proposeKey = useDecisionKey('approve');
  const approveKey = useMoneyKey('approve');
  const draftPath = useProseDraftPath('approve');
  const isChosen = deciding?.proof !== undefined;
  return (
    <PersistentForm
      record={blank}
      validate={validate}
      onSubmit={onSubmit}
      proseDraftPath={draftPath}
      warnWhenUnsavedChanges={warnsOfLeaving}
    >
      <ProseDraftOffer />
      <FocusFirstProblem source="file" />
      {state?.isFromQueue && <FocusWithin selector="input" />}
      <Stack sx={{ gap: 2 }}>
        <FocusedWhenAsked act="approve" selector="input">
          <FileInput
            source="file"
            label="wallet.backoffice.decide.chooseProof"
            helperText="wallet.backoffice.decide.proofHint"
            types={attachmentTypes}
            // Work mode shows the preview in the middle of the page.
            hasPreview={!deciding}
            act={isChosen ? undefined : 'approve'}
          />
        </FocusedWhenAsked>
        {deciding && <ProofOfWorkMode deciding={deciding} />}
        {needsSecond && <TextInput source="why" label="approvals.why" multiline minRows={2} />}
        {wallet && (
          <BalanceChange
            title="wallet.backoffice.decide.ifApproved"
            before={wallet}
            after={afterDecision(transaction, wallet, 'completed')}
          />
        )}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={acting.isSending}
          {...(isChosen && (needsSecond ? proposeKey : approveKey))}
        >
          {translate(`wallet.backoffice.decide.${needsSecond ? 'propose' : 'approve'}`, {
            what: description,
          })}
          {isChosen && <KeyCap of="approve" isMoney={!needsSecond} />}
        </Button>
      </Stack>
    </PersistentForm>
  );
}

interface RejectFormProps extends DecisionFormProps {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

export function RejectForm({ isOpen, setOpen, ...props }: RejectFormProps) {
  const { transaction, acting } = props;
  const translate = useTranslate();
  const description = useTransactionTitle(transaction);
  const rejectKey = useDecisionKey('reject');
  const draftPath = useProseDraftPath('reject');
  useWhenAsked('reject', () => {
    setOpen(true);
    return true;
  });
  if (!isOpen) {
    return (
      <Button
        color="error"
        onClick={() => setOpen(true)}
        aria-expanded={false}
        sx={{ alignSelf: 'start' }}
        {...rejectKey}
      >
        {translate('wallet.backoffice.decide.wantToReject')}
        <KeyCap of="reject" />
      </Button>
    );
  }
  return (
    <PersistentForm record={blank} proseDraftPath={draftPath} {...decisionForm(props, 'rejected')}>
      <ProseDraftOffer />
      <FocusWithin selector="textarea" />
      <FocusFirstProblem source="rejectReason" />
      <TextInput
        source="rejectReason"
        label="fields.transactions.rejectReason"
        helperText={`wallet.backoffice.decide.reasonHint.${transaction.type}`}
        multiline
        minRows={2}
        isRequired
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" color="error" variant="outlined" disabled={acting.isSending}>
          {translate('wallet.backoffice.decide.reject', { what: description })}
        </Button>
        <Button onClick={() => setOpen(false)}>{translate('ra.action.cancel')}</Button>
      </Stack>
    </PersistentForm>
  );
}
