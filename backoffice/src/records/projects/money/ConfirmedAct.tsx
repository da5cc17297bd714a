import { Alert, Button, Card, LinearProgress, Stack } from '@mui/material';
import { useState } from 'react';
import { Form, LinkBase, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import type { MoneyAct } from '../../../kit/acts/use-money-act.ts';
import { FocusFirstProblem } from '../../../kit/form/FocusFirstProblem.tsx';
import { Refusal } from '../../../kit/form/Refusal.tsx';
import type { SecondPersonReasons } from '../../../kit/second-person/SecondPersonHint.tsx';
import { WhyInput } from '../../../kit/second-person/WhyInput.tsx';
import { whyProblems } from '../../../kit/second-person/why-problems.ts';
import { NameInput, nameProblems } from './NameInput.tsx';

interface ConfirmedActProps {
  project: ProjectRecord;
  /** The consequences of the act. */
  warning: string;
  /** The button's label, which includes the amount. */
  label: string;
  acting: MoneyAct;
  body: Record<string, unknown>;
  color?: 'primary' | 'error';
  /** Why a second administrator must approve this time, or `always`. Empty if the user alone may. */
  second?: 'always' | SecondPersonReasons;
}

const blank = {};

/** Runs an irreversible act after the user types the project name. Shows progress because the act may take some seconds. */
export function ConfirmedAct({
  project,
  warning,
  label,
  acting,
  body,
  color = 'primary',
  second = [],
}: ConfirmedActProps) {
  const translate = useTranslate();
  const [isWhyMissing, setWhyMissing] = useState(false);
  const needsSecond = second.length > 0 || isWhyMissing;
  const submit = async (values: Record<string, unknown> = {}) => {
    const { why } = values;
    const params = { projectId: project.id };
    const refused = await acting.run({ params, body: why ? { ...body, why } : body });
    // What happened since the preview may call for a second administrator.
    if (refused?.why) setWhyMissing(true);
    return refused;
  };
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Form
        record={blank}
        validate={(values) => ({
          ...nameProblems(project, values),
          ...(needsSecond && whyProblems(values)),
        })}
        onSubmit={submit}
        disableInvalidFormNotification
      >
        <FocusFirstProblem source="projectName" />
        <Stack sx={{ gap: 2, maxWidth: 640 }}>
          <Alert severity="warning">{warning}</Alert>
          <Refusal message={acting.refusal} />
          {needsSecond && <WhyInput {...(second !== 'always' && { reasons: second })} />}
          <NameInput project={project} />
          {acting.isSending && <LinearProgress aria-label={translate('project.backoffice.money.underWay')} />}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button type="submit" variant="contained" color={color} size="large" disabled={acting.isSending}>
              {label}
            </Button>
            <Button size="large" component={LinkBase} to={`/project/${project.id}/movements`}>
              {translate('ra.action.cancel')}
            </Button>
          </Stack>
        </Stack>
      </Form>
    </Card>
  );
}
