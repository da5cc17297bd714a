import { Alert } from '@mui/material';
import { suspensionDays, v1 } from '@semilla/contract';
import { TextInput, useTranslate } from 'react-admin';
import { formProblems } from '../../../api/form-problems.ts';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { call } from '../../../api/session.ts';
import { useAct } from '../../../kit/acts/use-act.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';

const words = 'project.sheet.backoffice.suspend';
const blank = { id: '' };

/** Suspends an open offer because of an error in its sheet. Investors get the reason by mail. */
export function SuspendDialog({ project, onClose }: { project: ProjectRecord; onClose: () => void }) {
  const translate = useTranslate();
  const { act } = useAct();
  const suspend = async (body: Record<string, unknown>) => {
    const input = { params: { projectId: project.id }, body: body as never };
    const isDone = await act(() => call(v1.sheets.suspend, input), { done: `${words}.done` });
    if (isDone) onClose();
    return isDone;
  };
  return (
    <FormDialog
      title={`${words}.title`}
      titleValues={{ name: project.name }}
      record={blank}
      saveLabel={`${words}.action`}
      isGrave
      validate={(values) => formProblems(v1.sheets.suspend, values)}
      onSubmit={({ reason, reasonEn }) => suspend({ reason, reasonEn })}
      onLeave={onClose}
    >
      <Alert severity="warning">{translate(`${words}.follows`, { days: suspensionDays })}</Alert>
      <TextInput source="reason" label={`${words}.reason`} multiline minRows={2} isRequired />
      <TextInput source="reasonEn" label={`${words}.reasonEn`} multiline minRows={2} isRequired />
    </FormDialog>
  );
}
