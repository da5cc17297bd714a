import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { frontOfficePhases } from '@semilla/contract';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ProjectRecord } from './project-record.ts';

/** Opens the project on the site. An unpublished project is shown as a preview. */
export function ViewOnSiteButton() {
  const record = useRecordContext<ProjectRecord>();
  const translate = useTranslate();
  if (!record) return null;
  const isPublished = (frontOfficePhases as readonly string[]).includes(record.phaseName);
  return (
    <Button href={`/projects/${record.url}`} startIcon={<OpenInNewIcon />}>
      {translate(isPublished ? 'project.backoffice.viewOnSite' : 'project.backoffice.previewOnSite')}
    </Button>
  );
}
