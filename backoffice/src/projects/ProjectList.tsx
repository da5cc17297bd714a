import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  CanAccess,
  ColumnsButton,
  CreateButton,
  FilterButton,
  List,
  Pagination,
  SortButton,
  TopToolbar,
  useTranslate,
} from 'react-admin';
import { ExportLink } from '../layout/ExportLink.tsx';
import { ListFailure } from '../layout/ListFailure.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import { NoProjects } from './NoProjects.tsx';
import { ProjectCards } from './ProjectCards.tsx';
import { ProjectTable } from './ProjectTable.tsx';
import { projectFilters } from './project-filters.tsx';

const pageSizes = [10, 25, 50, 100];
const sortable = ['createdAt', 'name', 'percentageInvested', 'targetProfitability', 'dateEnd'];

function Tools({ isPhone }: { isPhone: boolean }) {
  return (
    <TopToolbar>
      {isPhone && <SortButton fields={sortable} />}
      <FilterButton />
      {!isPhone && <ColumnsButton />}
      {!isPhone && <ExportLink />}
    </TopToolbar>
  );
}

export function ProjectList() {
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <>
      <PageHeading
        title={translate('project.backoffice.list.title')}
        trail={[]}
        actions={
          <CanAccess action="create">
            <CreateButton variant="contained" size="medium" label="project.backoffice.list.create" />
          </CanAccess>
        }
      />
      <List
        title={false}
        actions={<Tools isPhone={isPhone} />}
        filters={projectFilters}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={25}
        pagination={<Pagination rowsPerPageOptions={pageSizes} />}
        empty={<NoProjects />}
        error={<ListFailure />}
        component={isPhone ? 'div' : undefined}
      >
        {isPhone ? <ProjectCards /> : <ProjectTable />}
      </List>
    </>
  );
}
