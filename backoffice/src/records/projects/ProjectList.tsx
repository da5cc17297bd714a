import { CanAccess, CreateButton } from 'react-admin';
import { ImportLink } from '../../kit/imports/ImportLink.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { NoProjects } from './NoProjects.tsx';
import { ProjectCards } from './ProjectCards.tsx';
import { ProjectPhases } from './ProjectPhases.tsx';
import { ProjectTable } from './ProjectTable.tsx';
import { projectFilters } from './project-filters.tsx';

const sortable = ['createdAt', 'name', 'percentageInvested', 'targetProfitability', 'dateEnd'];

const totals = [
  { field: 'totalFinancing', label: 'fields.projects.financingAmount' },
  { field: 'totalInvested', label: 'fields.projects.amountInvested' },
  { field: 'totalOutstanding', label: 'common.backoffice.totals.outstanding' },
];

export function ProjectList() {
  return (
    <ListPage
      title="project.backoffice.list.title"
      actions={
        <>
          <ImportLink of="project" />
          <CanAccess action="create">
            <CreateButton variant="contained" size="medium" label="project.backoffice.list.create" />
          </CanAccess>
        </>
      }
      lead={<ProjectPhases />}
      filters={projectFilters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortable={sortable}
      totals={totals}
      table={<ProjectTable />}
      cards={<ProjectCards />}
      empty={<NoProjects />}
    />
  );
}
