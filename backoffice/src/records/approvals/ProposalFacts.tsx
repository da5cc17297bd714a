import { v1 } from '@semilla/contract';
import { useRecordContext } from 'react-admin';
import type { ProposalRecord } from '../../api/record-types/proposal-record.ts';
import { call } from '../../api/session.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { Fact, Facts } from '../../kit/fields/Facts.tsx';
import { WholeIbanField } from '../../kit/fields/WholeIbanField.tsx';

const fields = 'fields.proposals';

/** The masked number of the proposed account: a project's payout account, or an account that staff entered for a customer. */
function proposedNumber({ act, effects }: ProposalRecord): string | undefined {
  if (act !== 'changePayoutAccount' && act !== 'validateBankAccount') return undefined;
  const entered = effects.map(({ after }) => after?.destinationBankAccount ?? after?.account).find(Boolean);
  return entered === undefined ? undefined : String(entered);
}

export function ProposalFacts() {
  const record = useRecordContext<ProposalRecord>();
  if (!record) return null;
  const number = proposedNumber(record);
  return (
    <Facts title="approvals.sections.proposal">
      <Fact label={`${fields}.proposedByName`}>{record.proposedByName}</Fact>
      <Fact label={`${fields}.createdAt`}>
        <DayField source="createdAt" hasTime />
      </Fact>
      {record.status === 'pending' && (
        <Fact label={`${fields}.lapsesAt`}>
          <DayField source="lapsesAt" hasTime />
        </Fact>
      )}
      {number && (
        <Fact label="fields.payoutAccounts.account" isWide>
          <WholeIbanField
            masked={number}
            maySee
            findNumber={() => call(v1.approvals.findNumber, { params: { proposalId: record.proposalId } })}
          />
        </Fact>
      )}
      {record.why && (
        <Fact label={`${fields}.why`} isWide>
          {record.why}
        </Fact>
      )}
      {record.decidedByName && <Fact label={`${fields}.decidedByName`}>{record.decidedByName}</Fact>}
      {record.decidedAt && (
        <Fact label={`${fields}.decidedAt`}>
          <DayField source="decidedAt" hasTime />
        </Fact>
      )}
      {record.takesEffectAt && (
        <Fact label={`${fields}.takesEffectAt`}>
          <DayField source="takesEffectAt" hasTime />
        </Fact>
      )}
      {record.declineReason && (
        <Fact label={`${fields}.declineReason`} isWide>
          {record.declineReason}
        </Fact>
      )}
    </Facts>
  );
}
