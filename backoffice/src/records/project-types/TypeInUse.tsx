import { Alert, Link } from '@mui/material';
import { LinkBase, useGetList, useTranslate } from 'react-admin';

/** The number of projects of a type; undefined while loading. */
export function useProjectsOfType(projectTypeId: string): number | undefined {
  const filter = { projectTypeId };
  return useGetList('project', { filter, pagination: { page: 1, perPage: 1 } }).total;
}

interface TypeInUseProps {
  projectTypeId: string;
  total: number;
}

/** Explains that a type in use cannot be deleted, and links to its projects. */
export function TypeInUse({ projectTypeId, total }: TypeInUseProps) {
  const translate = useTranslate();
  const filter = JSON.stringify({ projectTypeId });
  const address = `/project?${new URLSearchParams({ displayedFilters: '{"projectTypeId":true}', filter, page: '1' })}`;
  return (
    <Alert severity="info" sx={{ mb: 2, maxWidth: 1080 }}>
      {translate('project.backoffice.types.inUse', { smart_count: total })}{' '}
      <Link component={LinkBase} to={address}>
        {translate('project.backoffice.types.seeProjects')}
      </Link>
    </Alert>
  );
}
