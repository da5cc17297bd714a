import { Link, Typography } from '@mui/material';
import { LinkBase, useReference, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { EntryRecord } from '../../api/record-types/entry-record.ts';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';

/** A link to the project that received the chosen repayment. */
export function RepaidProjectField() {
  const translate = useTranslate();
  const repaymentId = useWatch({ name: 'receivedId' });
  const { referenceRecord: repayment } = useReference<EntryRecord>({ reference: 'bank', id: repaymentId });
  const { referenceRecord: project } = useReference<ProjectRecord>({
    reference: 'project',
    id: repayment?.projectId as string,
  });
  if (!repaymentId || !project) return null;
  return (
    <Typography>
      {translate('payment.bank.other.repaymentOf')}{' '}
      <Link component={LinkBase} to={`/project/${project.id}/movements`} target="_blank" rel="noreferrer">
        {project.name}
      </Link>
    </Typography>
  );
}
