import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type VerificationDecision,
  type VerificationDecisionNeeds,
  verificationDecisions,
} from '@semilla/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SecondPersonHint } from '../approvals/SecondPersonHint.tsx';
import { useDecisionNeeds } from '../approvals/use-decision-needs.ts';
import type { VerificationRecord } from '../customers/customer-record.ts';
import { PlaceLink } from '../fields/PlaceLink.tsx';
import { FocusedWhenAsked } from '../layout/asked-act/FocusedWhenAsked.tsx';
import { useDeciding, useDecisionKey } from '../layout/deciding/deciding-context.ts';
import { KeyCap } from '../layout/deciding/KeyCap.tsx';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { useMay } from '../providers/use-may.ts';
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
  const keys = { Approved: useDecisionKey('approve'), Declined: useDecisionKey('reject') };
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
    <Stack sx={{ gap: 2, mt: 2 }}>
      <SecondPersonHint reasons={[...new Set(offered.flatMap((decision) => secondPersonFor[decision]))]} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {offered.map((decision) => (
          <FocusedWhenAsked key={decision} act={acts[decision]}>
            <Button
              variant={decision === 'Approved' ? 'contained' : 'outlined'}
              color={decision === 'Approved' ? 'primary' : 'error'}
              disabled={isPending}
              onClick={() => choose(decision)}
              {...keys[decision]}
            >
              {label(decision)}
              <KeyCap of={acts[decision]} />
            </Button>
          </FocusedWhenAsked>
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
    </Stack>
  );
}

function ChoicesOnceKnown({ record }: Pick<DecisionCardProps, 'record'>) {
  const { data: needs, error, refetch } = useDecisionNeeds('verification', record.verificationId);
  if (needs) return <Choices record={record} {...needs} />;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return <Skeleton variant="rounded" height={120} sx={{ mt: 2 }} />;
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
          <ChoicesOnceKnown key={record.id} record={record} />
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
