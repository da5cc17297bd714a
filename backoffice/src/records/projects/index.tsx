import ProjectIcon from '@mui/icons-material/ApartmentOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { ProjectList } from './ProjectList.tsx';

const ProjectCreate = lazy(() => import('./ProjectCreate.tsx'));
const ImportPage = lazy(() => import('../../kit/imports/ImportPage.tsx'));
const ContinueCreation = lazy(() => import('./creation/ContinueCreation.tsx'));
const ProjectCreationStep = lazy(() => import('./creation/ProjectCreationStep.tsx'));
const ProjectEdit = lazy(() => import('./ProjectEdit.tsx'));
const ProjectShow = lazy(() => import('./ProjectShow.tsx'));

export const projects: ResourceProps = {
  name: 'project',
  icon: ProjectIcon,
  list: ProjectList,
  hasCreate: true,
  hasEdit: true,
  hasShow: true,
  recordRepresentation: 'name',
  options: { label: 'project.backoffice.name' },
  children: (
    <>
      <Route path="new" element={<ProjectCreate />} />
      <Route path="new/:id" element={<ContinueCreation />} />
      <Route path="new/:id/:step" element={<ProjectCreationStep />} />
      <Route path="import" element={<ImportPage of="project" />} />
      <Route path="edit/:id" element={<ProjectEdit />} />
      <Route path=":id/*" element={<ProjectShow />} />
    </>
  ),
};
