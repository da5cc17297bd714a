import { Alert, Button, Typography } from '@mui/material';
import { v1 } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useLocaleState, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { call } from '../../../api/session.ts';
import { useMay } from '../../../api/use-may.ts';

const words = 'project.sheet.backoffice.suspend';

interface SuspensionNoticeProps {
  project: ProjectRecord;
  hasLink?: boolean;
}

/** The end of the suspension, and the error to correct. */
export function SuspensionNotice({ project, hasLink = false }: SuspensionNoticeProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const mayEdit = useMay('sheets', 'edit', project);
  const { id: projectId, suspendedUntil } = project;
  const { data } = useQuery({
    queryKey: ['sheets', projectId, 'suspension', suspendedUntil],
    queryFn: () => call(v1.sheets.findSuspension, { params: { projectId } }),
    enabled: suspendedUntil !== null && mayEdit === true,
    retry: false,
  });
  if (!suspendedUntil) return null;
  const toSheet = (
    <Button component={LinkBase} to={`/project/${projectId}/sheet`} color="inherit" size="small">
      {translate('project.sheet.backoffice.toSheet')}
    </Button>
  );
  return (
    <Alert severity="error" action={hasLink && toSheet}>
      {translate(`${words}.suspended`, { date: formatDate(suspendedUntil) })}
      {data && (
        <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          {translate(`${words}.error`, { error: locale === 'en' ? data.reasonEn : data.reason })}
        </Typography>
      )}
    </Alert>
  );
}
