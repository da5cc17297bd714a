import { Alert, Stack, Typography } from '@mui/material';
import { formatDateTime } from '@semilla/format';
import { useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import type { ProposalRecord } from '../../api/record-types/proposal-record.ts';
import { useMay } from '../../api/use-may.ts';
import { DecisionButton } from '../../kit/acts/deciding/DecisionButton.tsx';
import { useAct } from '../../kit/acts/use-act.ts';
import { Decision } from '../../kit/second-person/Decision.tsx';
import { ApproveButton } from './ApproveButton.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';

type Shown = Pick<ProposalRecord, 'refusal' | 'status' | 'takesEffectAt'>;

/** Says when an approved act takes effect, or why this user may not approve it. */
function Note({ of: { refusal, status, takesEffectAt }, isOwn }: { of: Shown; isOwn: boolean }) {
  const translate = useTranslate();
  if (status === 'scheduled' && takesEffectAt) {
    const at = formatDateTime(takesEffectAt);
    return <Alert severity="info">{translate('approvals.approve.scheduled', { at })}</Alert>;
  }
  if (!refusal) return null;
  return <Alert severity="info">{translate(isOwn ? 'approvals.waitsForOther' : `errors.${refusal}`)}</Alert>;
}

/** Approves or declines a proposal. An approved proposal can still be declined until it takes effect. */
export function ProposalDecision({ record }: { record: ProposalRecord }) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const mayDecide = useMay('approvals', 'decide');
  const acting = useAct();
  const [isDeclining, setDeclining] = useState(false);
  const { act: proposed, refusal, status } = record;
  if (status !== 'pending' && status !== 'scheduled') return null;
  const isOwn = identity?.id === record.proposedById;
  const isAboutReader = refusal === 'approvals.beneficiary';
  return (
    <Decision title="approvals.sections.decision">
      <Note of={record} isOwn={isOwn} />
      {proposed === 'importStatement' && !refusal && (
        <Typography>{translate('approvals.compareStatement')}</Typography>
      )}
      {mayDecide && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {!refusal && <ApproveButton record={record} acting={acting} />}
          {(isOwn || !isAboutReader) && (
            <DecisionButton
              act="reject"
              size="large"
              disabled={acting.isPending}
              onClick={() => setDeclining(true)}
            >
              {translate(isOwn ? 'approvals.withdraw.action' : 'approvals.decline.action')}
            </DecisionButton>
          )}
        </Stack>
      )}
      {isDeclining && <DeclineDialog record={record} isOwn={isOwn} onClose={() => setDeclining(false)} />}
    </Decision>
  );
}
