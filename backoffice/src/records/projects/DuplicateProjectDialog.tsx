import { Typography } from '@mui/material';
import { friendlyUrlOf, v1 } from '@semilla/contract';
import { useEffect, useState } from 'react';
import { FormDataConsumer, TextInput, useNavigate, useTranslate } from 'react-admin';
import { bodyFields } from '../../api/body-fields.ts';
import { formProblems } from '../../api/form-problems.ts';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { call } from '../../api/session.ts';
import { useAct } from '../../kit/acts/use-act.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { UrlInput } from './inputs/UrlInput.tsx';

interface DuplicateProjectDialogProps {
  project: ProjectRecord;
  onClose: () => void;
}

const words = 'project.backoffice.duplicate';
const blank = { id: '' };
const bodyOf = (values: Record<string, unknown>) => bodyFields(v1.projects.duplicate, values);

/** Asks for the name and address of the copy, then opens it. */
export default function DuplicateProjectDialog({ project, onClose }: DuplicateProjectDialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { act } = useAct();
  const [copyId, setCopyId] = useState<string>();
  // Navigates only after the form is unmounted. Otherwise it would ask about unsaved changes.
  useEffect(() => {
    if (!copyId) return;
    onClose();
    navigate(`/project/${copyId}`);
  }, [copyId, navigate, onClose]);
  if (copyId) return null;

  const proposedName = translate(`${words}.copyName`, { name: project.name });
  const duplicate = (values: Record<string, unknown>) => {
    const input = { params: { projectId: project.id }, body: bodyOf(values) as never };
    return act(async () => setCopyId((await call(v1.projects.duplicate, input)).projectId), {
      done: `${words}.done`,
    });
  };
  return (
    <FormDialog
      title={`${words}.title`}
      titleValues={{ name: project.name }}
      record={blank}
      defaultValues={{ name: proposedName, url: friendlyUrlOf(proposedName) }}
      saveLabel={`${words}.save`}
      validate={(values) => formProblems(v1.projects.duplicate, bodyOf(values))}
      onSubmit={duplicate}
      onLeave={onClose}
    >
      <Typography>{translate(`${words}.lead`)}</Typography>
      <TextInput source="name" label="fields.projects.name" isRequired />
      <FormDataConsumer>{({ formData }) => <UrlInput projectName={formData.name ?? ''} />}</FormDataConsumer>
    </FormDialog>
  );
}
