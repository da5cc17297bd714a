import { Button } from '@mui/material';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { useMayEditProject } from '../MayEditProject.tsx';
import { useCreationProgress } from './use-creation-progress.ts';

/** Continues the creation of a draft at the current step. */
export function ContinueButton() {
  const record = useRecordContext<ProjectRecord>();
  const translate = useTranslate();
  const mayEdit = Boolean(useMayEditProject());
  const isDraft = mayEdit && record?.phaseName === 'Draft';
  const { step, error, isPending } = useCreationProgress(record?.id ?? '', isDraft);
  if (!record || !isDraft || isPending) return null;
  if (!step && !error) return null;
  return (
    <Button
      variant="outlined"
      component={LinkBase}
      // On a phone the icons of the other acts fill the next row.
      sx={{ width: { xs: '100%', sm: 'auto' } }}
      to={['/project/new', record.id, ...(step ? [step] : [])].join('/')}
    >
      {translate('project.backoffice.create.continue')}
    </Button>
  );
}
