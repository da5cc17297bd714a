import { Box, Button, Card, Typography } from '@mui/material';
import { type InputOf, v1 } from '@semilla/contract';
import { useState } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { editWithVersion } from '../../api/edit-with-version.ts';
import { formProblems } from '../../api/form-problems.ts';
import type { InvestorKindOf } from '../../api/record-types/investor-kind-record.ts';
import { useMay } from '../../api/use-may.ts';
import { useAct } from '../../kit/acts/use-act.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';

type Decision = InputOf<typeof v1.investorKinds.edit>['body']['state'];

const looks = {
  active: { variant: 'contained', color: 'primary' },
  refused: { variant: 'outlined', color: 'error' },
  ended: { variant: 'outlined', color: 'error' },
} as const;

const decisionsIn: Partial<Record<InvestorKindOf['state'], Decision[]>> = {
  pending: ['active', 'refused'],
  active: ['ended'],
};

interface DialogProps {
  record: InvestorKindOf;
  state: Decision;
  onClose: () => void;
}

function DecisionDialog({ record, state, onClose }: DialogProps) {
  const translate = useTranslate();
  const { act } = useAct();
  const words = `investor.backoffice.decide.${state}`;
  const isProven = state === 'active' && record.kind === 'professional';
  const hasReason = state !== 'active' || isProven;
  const names = { name: record.userName, kind: translate(`investor.mail.kinds.${record.kind}`) };
  const bodyOf = ({ reason }: Record<string, unknown>) => ({
    state,
    ...(hasReason && reason ? { reason: String(reason) } : {}),
  });

  const decide = async (values: Record<string, unknown>) => {
    const changes = bodyOf(values);
    const send = () =>
      editWithVersion(v1.investorKinds.edit, {
        resource: 'investor-kinds',
        recordId: record.investorKindId,
        params: { investorKindId: record.investorKindId },
        before: record,
        changes,
        bodyOn: () => changes,
      });
    const isDone = await act(send, { done: `${words}.done`, args: names, onKept: onClose });
    if (isDone) onClose();
    return isDone;
  };

  return (
    <FormDialog
      title={`${words}.title`}
      titleValues={names}
      record={{ id: record.id }}
      edits="investor-kinds"
      saveLabel={`${words}.action`}
      isGrave={state !== 'active'}
      validate={(values) => formProblems(v1.investorKinds.edit, bodyOf(values))}
      onSubmit={decide}
      onLeave={onClose}
    >
      <Typography>{translate(`${words}.follows`, names)}</Typography>
      {hasReason && (
        <TextInput
          source="reason"
          label={`investor.backoffice.decide.${isProven ? 'proof' : 'reason'}`}
          helperText={`investor.backoffice.decide.${isProven ? 'proofHint' : 'reasonHint'}`}
          multiline
          minRows={3}
          isRequired
        />
      )}
    </FormDialog>
  );
}

/** Lets an administrator approve or refuse a request, or end an approved kind. */
export function DecisionCard({ record }: { record: InvestorKindOf }) {
  const translate = useTranslate();
  const mayDecide = useMay('investor-kinds', 'edit');
  const [chosen, setChosen] = useState<Decision>();
  const decisions = decisionsIn[record.state];
  if (!mayDecide || !decisions) return null;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" gutterBottom>
        {translate('investor.backoffice.decide.title')}
      </Typography>
      {record.state === 'pending' && (
        <Typography color="textSecondary">{translate('investor.backoffice.decide.pending')}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        {decisions.map((state) => (
          <Button key={state} {...looks[state]} onClick={() => setChosen(state)}>
            {translate(`investor.backoffice.decide.${state}.action`)}
          </Button>
        ))}
      </Box>
      {chosen && <DecisionDialog record={record} state={chosen} onClose={() => setChosen(undefined)} />}
    </Card>
  );
}
