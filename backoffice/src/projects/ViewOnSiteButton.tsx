import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { frontOfficePhases } from '@semilla/contract';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ProjectRecord } from './project-record.ts';

/** The project as investors see it, once they do. */
export function ViewOnSiteButton() {
  const record = useRecordContext<ProjectRecord>();
  const translate = useTranslate();
  const isShown = (frontOfficePhases as readonly string[]).includes(record?.phaseName ?? '');
  if (!record || !isShown) return null;
  return (
    <Button href={`/projects/${record.url}`} startIcon={<OpenInNewIcon />}>
      {translate('project.backoffice.viewOnSite')}
    </Button>
  );
}
