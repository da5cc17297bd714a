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
    list: lazy(() => import('../../records/document-types/DocumentTypeList.tsx')),
    create: lazy(() => import('../../records/document-types/DocumentTypeCreate.tsx')),
    edit: lazy(() => import('../../records/document-types/DocumentTypeEdit.tsx')),
    show: lazy(() => import('../../records/document-types/DocumentTypeShow.tsx')),
  }),
  icon: DocumentTypeIcon,
  options: { label: 'misc.backoffice.documentTypes.name' },
};

export const projectTypes: ResourceProps = {
  ...configurationResource('config/project-types', {
    list: lazy(() => import('../../records/project-types/ProjectTypeList.tsx')),
    create: lazy(() => import('../../records/project-types/ProjectTypeCreate.tsx')),
    edit: lazy(() => import('../../records/project-types/ProjectTypeEdit.tsx')),
    show: lazy(() => import('../../records/project-types/ProjectTypeShow.tsx')),
  }),
  icon: ProjectTypeIcon,
  options: { label: 'project.backoffice.types.name' },
};

export const templates: ResourceProps = {
  ...configurationResource('config/template-description-project', {
    list: lazy(() => import('../../records/templates/TemplateList.tsx')),
    create: lazy(() => import('../../records/templates/TemplateCreate.tsx')),
    edit: lazy(() => import('../../records/templates/TemplateEdit.tsx')),
    show: lazy(() => import('../../records/templates/TemplateShow.tsx')),
  }),
  icon: TemplateIcon,
  options: { label: 'project.backoffice.templates.name' },
};

export const cannedAnswers: ResourceProps = {
  ...configurationResource(
    'config/canned-answers',
    {
      list: lazy(() => import('../../records/canned-answers/CannedAnswerList.tsx')),
      create: lazy(() => import('../../records/canned-answers/CannedAnswerCreate.tsx')),
      edit: lazy(() => import('../../records/canned-answers/CannedAnswerEdit.tsx')),
      show: lazy(() => import('../../records/canned-answers/CannedAnswerShow.tsx')),
    },
    'title',
  ),
  icon: CannedAnswerIcon,
  options: { label: 'support.backoffice.canned.name' },
};
