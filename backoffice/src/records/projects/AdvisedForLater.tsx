import { Alert, Box } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { useMay } from '../../api/use-may.ts';
import { PlaceLink } from '../../kit/fields/PlaceLink.tsx';
import { firstRow } from './creation/first-row.ts';

/** What a draft can be published without, but will need: who handles it, and where the money goes. */
export function AdvisedForLater({ project }: { project: ProjectRecord }) {
  const translate = useTranslate();
  const isDraft = project.phaseName === 'Draft';
  const mayAssign = useMay('project', 'assignManager');
  const filter = { projectId: project.id };
  const { total } = useGetList(
    'payout-accounts',
    { ...firstRow, filter },
    { enabled: isDraft, retry: false },
  );
  if (!isDraft) return null;
  const advised = [
    ...(mayAssign && !project.managerId ? [{ what: 'manager', to: `/project/edit/${project.id}` }] : []),
    ...(total === 0 ? [{ what: 'payoutAccount', to: `/project/${project.id}/movements` }] : []),
  ];
  if (!advised.length) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('project.backoffice.phase.advised.title')}
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& a': { display: 'inline-block', minHeight: 24 } }}>
        {advised.map(({ what, to }) => (
          <li key={what}>
            <PlaceLink to={to}>{translate(`project.backoffice.phase.advised.${what}`)}</PlaceLink>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
