import { Alert, Box } from '@mui/material';
import {
  type VerificationDecision,
  type VerificationDecisionNeeds,
  verificationDecisions,
} from '@semilla/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { VerificationRecord } from '../../api/record-types/customer-record.ts';
import { useMay } from '../../api/use-may.ts';
import { DecisionButton } from '../../kit/acts/deciding/DecisionButton.tsx';
import { useDeciding } from '../../kit/acts/deciding/deciding-context.ts';
import { PlaceLink } from '../../kit/fields/PlaceLink.tsx';
import { Decision, OnceNeedsKnown } from '../../kit/second-person/Decision.tsx';
import { SecondPersonHint } from '../../kit/second-person/SecondPersonHint.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { useDecide } from './use-decide.ts';

interface DecisionCardProps {
  record: VerificationRecord;
  /** The latest attempt, the only one that can be decided. */
  latest: VerificationRecord;
}

const acts = { Approved: 'approve', Declined: 'reject' } as const;

interface ChoicesProps extends VerificationDecisionNeeds {
  record: VerificationRecord;
}

function Choices({ record, secondPersonFor }: ChoicesProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<VerificationDecision>();
  const isWorkMode = useDeciding() !== undefined;
  const { decide, isPending } = useDecide(record);
  const choose = (decision: VerificationDecision) => {
    const isReversed = secondPersonFor[decision].includes('reversed');
    if (!isWorkMode || decision === 'Declined' || isReversed) return setChosen(decision);
    void decide(decision);
  };
  const label = (decision: VerificationDecision) => {
    const what = translate(`account.backoffice.verifications.decide.${decision}.action`);
    return secondPersonFor[decision].length ? translate('approvals.propose', { what }) : what;
  };
  const offered = verificationDecisions.filter((decision) => decision !== record.decision);
  return (
    <>
      <SecondPersonHint reasons={[...new Set(offered.flatMap((decision) => secondPersonFor[decision]))]} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {offered.map((decision) => (
          <DecisionButton
            key={decision}
            act={acts[decision]}
            disabled={isPending}
            onClick={() => choose(decision)}
          >
            {label(decision)}
          </DecisionButton>
        ))}
      </Box>
      {chosen && (
        <DecisionDialog
          record={record}
          decision={chosen}
          saveLabel={label(chosen)}
          reasons={secondPersonFor[chosen]}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

/** Lets an administrator approve or decline an identity manually. */
export function DecisionCard({ record, latest }: DecisionCardProps) {
  const translate = useTranslate();
  const mayDecide = useMay('verification', 'decide');
  if (!mayDecide) return null;
  const isLatest = latest.id === record.id;
  const stands = record.decision
    ? `account.backoffice.verifications.decide.${record.decision}.stands`
    : 'account.backoffice.verifications.decide.open';
  return (
    <Decision title="account.backoffice.verifications.decide.title" stands={isLatest && stands}>
      {isLatest ? (
        <OnceNeedsKnown key={record.id} resource="verification" id={record.verificationId}>
          {(needs) => <Choices record={record} {...needs} />}
        </OnceNeedsKnown>
      ) : (
        <Alert severity="info">
          {translate('account.backoffice.verifications.decide.superseded')}{' '}
          <PlaceLink to={`/verification/${latest.id}`}>
            {translate('account.backoffice.verifications.attempt', { attempt: latest.attempt })}
          </PlaceLink>
        </Alert>
      )}
    </Decision>
  );
}
