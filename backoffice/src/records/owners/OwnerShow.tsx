import EditIcon from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import { lazy } from 'react';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import type { OwnerRecord } from '../../api/record-types/owner-record.ts';
import { useMay } from '../../api/use-may.ts';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { ShownRecord } from '../../kit/record/ShownRecord.tsx';
import { type PageTab, TabbedPage } from '../../kit/record/TabbedPage.tsx';
import { OwnerFacts } from './OwnerFacts.tsx';
import { ReadyField } from './ReadyField.tsx';

const OwnerDocuments = lazy(() => import('./OwnerDocuments.tsx'));
const OwnerProjects = lazy(() => import('./OwnerProjects.tsx'));

const words = 'project.backoffice.owners';
const tabs: PageTab[] = [
  { path: '', label: `${words}.tabs.facts`, content: <OwnerFacts /> },
  { path: 'documents', label: `${words}.tabs.documents`, content: <OwnerDocuments /> },
  { path: 'projects', label: `${words}.tabs.projects`, content: <OwnerProjects /> },
];

function Content() {
  const record = useRecordContext<OwnerRecord>();
  const translate = useTranslate();
  const mayEdit = useMay('owners', 'edit');
  const mayReadDocuments = useMay('owner-documents', 'list') ?? false;
  if (!record) return <RecordLoading />;
  return (
    <>
      <PageHeading
        title={record.legalName}
        trail={[{ label: translate(`${words}.title`), to: '/owners/' }]}
        beside={<ReadyField />}
        actions={
          mayEdit && (
            <Button
              variant="contained"
              startIcon={<EditIcon />}
              component={LinkBase}
              to={`/owners/edit/${record.id}`}
            >
              {translate('ra.action.edit')}
            </Button>
          )
        }
      />
      <TabbedPage
        label={`${words}.tabs.label`}
        tabs={tabs.filter(({ path }) => path !== 'documents' || mayReadDocuments)}
      />
    </>
  );
}

export default function OwnerShow() {
  return (
    <ShownRecord subjectType="owner">
      <Content />
    </ShownRecord>
  );
}
