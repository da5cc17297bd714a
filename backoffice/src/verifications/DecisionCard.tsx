import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type VerificationDecision, verificationDecisions } from '@semilla/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { VerificationRecord } from '../customers/customer-record.ts';
import { PlaceLink } from '../fields/PlaceLink.tsx';
import { FocusedWhenAsked } from '../layout/asked-act/FocusedWhenAsked.tsx';
import { useDeciding, useDecisionKey } from '../layout/deciding/deciding-context.ts';
import { KeyCap } from '../layout/deciding/KeyCap.tsx';
import { useNotifyRefusal } from '../layout/use-notify-refusal.ts';
import { fieldRefusalsOf } from '../providers/refusals.ts';
import { useMay } from '../providers/use-may.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { useDecide } from './use-decide.ts';

interface DecisionCardProps {
  record: VerificationRecord;
  /** The latest attempt, the only one that can be decided. */
  latest: VerificationRecord;
}

const acts = { Approved: 'approve', Declined: 'reject' } as const;

function Choices({ record }: Pick<DecisionCardProps, 'record'>) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<VerificationDecision>();
  const isWorkMode = useDeciding() !== undefined;
  const { decide, isPending } = useDecide(record);
  const notifyRefusal = useNotifyRefusal();
  const keys = { Approved: useDecisionKey('approve'), Declined: useDecisionKey('reject') };
  const choose = (decision: VerificationDecision) => {
    if (!isWorkMode || decision === 'Declined') return setChosen(decision);
    // In work mode one key press approves. The dialog opens only if the API refuses a missing field.
    void decide(decision, {}, (refusal) =>
      fieldRefusalsOf(refusal) ? setChosen(decision) : notifyRefusal(refusal),
    );
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
      {verificationDecisions
        .filter((decision) => decision !== record.decision)
        .map((decision) => (
          <FocusedWhenAsked key={decision} act={acts[decision]}>
            <Button
              variant={decision === 'Approved' ? 'contained' : 'outlined'}
              color={decision === 'Approved' ? 'primary' : 'error'}
              disabled={isPending}
              onClick={() => choose(decision)}
              {...keys[decision]}
            >
              {translate(`account.backoffice.verifications.decide.${decision}.action`)}
              <KeyCap of={acts[decision]} />
            </Button>
          </FocusedWhenAsked>
        ))}
      {chosen && <DecisionDialog record={record} decision={chosen} onClose={() => setChosen(undefined)} />}
    </Box>
  );
}

/** Lets an administrator approve or decline an identity manually. */
export function DecisionCard({ record, latest }: DecisionCardProps) {
  const translate = useTranslate();
  const mayDecide = useMay('verification', 'decide');
  if (!mayDecide) return null;
  const isLatest = latest.id === record.id;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" gutterBottom>
        {translate('account.backoffice.verifications.decide.title')}
      </Typography>
      {isLatest ? (
        <>
          <Typography color="textSecondary">
            {translate(
              record.decision
                ? `account.backoffice.verifications.decide.${record.decision}.stands`
                : 'account.backoffice.verifications.decide.open',
            )}
          </Typography>
          <Choices record={record} />
        </>
      ) : (
        <Alert severity="info">
          {translate('account.backoffice.verifications.decide.superseded')}{' '}
          <PlaceLink to={`/verification/${latest.id}`}>
            {translate('account.backoffice.verifications.attempt', { attempt: latest.attempt })}
          </PlaceLink>
        </Alert>
      )}
    </Card>
  );
}
