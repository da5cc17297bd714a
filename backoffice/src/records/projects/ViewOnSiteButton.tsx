import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { frontOfficePhases } from '@semilla/contract';
import { Button, useRecordContext } from 'react-admin';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';

/** Opens the project on the site. An unpublished project is shown as a preview. */
export function ViewOnSiteButton() {
  const record = useRecordContext<ProjectRecord>();
  if (!record) return null;
  const isPublished = (frontOfficePhases as readonly string[]).includes(record.phaseName);
  return (
    <Button
      href={`/projects/${record.url}`}
      size="medium"
      label={isPublished ? 'project.backoffice.viewOnSite' : 'project.backoffice.previewOnSite'}
    >
      <OpenInNewIcon />
    </Button>
  );
}
