import ProjectTypeIcon from '@mui/icons-material/CategoryOutlined';
import DocumentTypeIcon from '@mui/icons-material/FolderOutlined';
import CannedAnswerIcon from '@mui/icons-material/QuickreplyOutlined';
import TemplateIcon from '@mui/icons-material/StickyNote2Outlined';
import { type ComponentType, lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';

type Screens = Record<'list' | 'create' | 'edit' | 'show', ComponentType>;

function configurationResource(
  name: string,
  { list, create: Create, edit: Edit, show: Show }: Screens,
  recordRepresentation = 'name',
): ResourceProps {
  return {
    name,
    list,
    hasCreate: true,
    hasEdit: true,
    hasShow: true,
    recordRepresentation,
    children: (
      <>
        <Route path="new" element={<Create />} />
        <Route path="edit/:id" element={<Edit />} />
        <Route path=":id" element={<Show />} />
      </>
    ),
  };
}

export const documentTypes: ResourceProps = {
  ...configurationResource('config/document-types', {
    list: lazy(() => import('./document-types/DocumentTypeList.tsx')),
    create: lazy(() => import('./document-types/DocumentTypeCreate.tsx')),
    edit: lazy(() => import('./document-types/DocumentTypeEdit.tsx')),
    show: lazy(() => import('./document-types/DocumentTypeShow.tsx')),
  }),
  icon: DocumentTypeIcon,
  options: { label: 'misc.backoffice.documentTypes.name' },
};

export const projectTypes: ResourceProps = {
  ...configurationResource('config/project-types', {
    list: lazy(() => import('./project-types/ProjectTypeList.tsx')),
    create: lazy(() => import('./project-types/ProjectTypeCreate.tsx')),
    edit: lazy(() => import('./project-types/ProjectTypeEdit.tsx')),
    show: lazy(() => import('./project-types/ProjectTypeShow.tsx')),
  }),
  icon: ProjectTypeIcon,
  options: { label: 'project.backoffice.types.name' },
};

export const templates: ResourceProps = {
  ...configurationResource('config/template-description-project', {
    list: lazy(() => import('./templates/TemplateList.tsx')),
    create: lazy(() => import('./templates/TemplateCreate.tsx')),
    edit: lazy(() => import('./templates/TemplateEdit.tsx')),
    show: lazy(() => import('./templates/TemplateShow.tsx')),
  }),
  icon: TemplateIcon,
  options: { label: 'project.backoffice.templates.name' },
};

export const cannedAnswers: ResourceProps = {
  ...configurationResource(
    'config/canned-answers',
    {
      list: lazy(() => import('./canned-answers/CannedAnswerList.tsx')),
      create: lazy(() => import('./canned-answers/CannedAnswerCreate.tsx')),
      edit: lazy(() => import('./canned-answers/CannedAnswerEdit.tsx')),
      show: lazy(() => import('./canned-answers/CannedAnswerShow.tsx')),
    },
    'title',
  ),
  icon: CannedAnswerIcon,
  options: { label: 'support.backoffice.canned.name' },
};
