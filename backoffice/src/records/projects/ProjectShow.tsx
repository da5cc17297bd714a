import { isInReview } from '@semilla/contract';
import { lazy } from 'react';
import { EditButton, useRecordContext, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { useMay } from '../../api/use-may.ts';
import { ColourChip } from '../../kit/fields/ColourChip.tsx';
import { PhaseChip } from '../../kit/fields/PhaseField.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { ShownRecord } from '../../kit/record/ShownRecord.tsx';
import { type PageTab, TabbedPage } from '../../kit/record/TabbedPage.tsx';
import { WaitingProposals } from '../../kit/second-person/WaitingProposals.tsx';
import { ContinueButton } from './creation/ContinueButton.tsx';
import { DeleteProjectButton } from './DeleteProjectButton.tsx';
import { DuplicateProjectButton } from './DuplicateProjectButton.tsx';
import { MayEditProject } from './MayEditProject.tsx';
import { ProjectTab } from './ProjectTab.tsx';
import { ViewOnSiteButton } from './ViewOnSiteButton.tsx';

const DescriptionsTab = lazy(() => import('./descriptions/DescriptionsTab.tsx'));
const DocumentsTab = lazy(() => import('./documents/DocumentsTab.tsx'));
const MovementsTab = lazy(() => import('./money/MovementsTab.tsx'));
const MultimediaTab = lazy(() => import('./multimedia/MultimediaTab.tsx'));
const ProjectActivity = lazy(() => import('./ProjectActivity.tsx'));
const QuestionsTab = lazy(() => import('../project-questions/QuestionsTab.tsx'));
const SheetTab = lazy(() => import('./sheet/SheetTab.tsx'));
const TimelineTab = lazy(() => import('./timeline/TimelineTab.tsx'));

const tabs: PageTab[] = [
  { path: '', label: 'project.backoffice.tabs.project', content: <ProjectTab /> },
  {
    path: 'movements',
    label: 'project.backoffice.tabs.movements',
    content: <MovementsTab />,
    hasParts: true,
  },
  { path: 'descriptions', label: 'project.backoffice.tabs.descriptions', content: <DescriptionsTab /> },
  { path: 'documents', label: 'project.backoffice.tabs.documents', content: <DocumentsTab /> },
  { path: 'sheet', label: 'project.sheet.backoffice.tab', content: <SheetTab /> },
  { path: 'multimedia', label: 'project.backoffice.tabs.multimedia', content: <MultimediaTab /> },
  { path: 'questions', label: 'project.questions.backoffice.title', content: <QuestionsTab /> },
  { path: 'timeline', label: 'project.backoffice.tabs.timeline', content: <TimelineTab /> },
];
const activity: PageTab = { path: 'activity', label: 'audit.activity', content: <ProjectActivity /> };

function Heading() {
  const record = useRecordContext<ProjectRecord>();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <>
      <PageHeading
        title={record.name}
        trail={[{ label: translate('project.backoffice.list.title'), to: '/project/' }]}
        beside={
          <>
            <PhaseChip phase={record.phaseName} />
            {isInReview(record) && <ColourChip label={translate('project.reviews.inReview')} colour="blue" />}
            {record.suspendedUntil && (
              <ColourChip label={translate('overview.home.suspended')} colour="red" />
            )}
          </>
        }
        actions={
          <>
            <ContinueButton />
            <ViewOnSiteButton />
            <DuplicateProjectButton />
            <DeleteProjectButton />
            <MayEditProject>
              <EditButton variant="contained" size="medium" />
            </MayEditProject>
          </>
        }
      />
      <WaitingProposals subjectId={record.id} />
    </>
  );
}

export default function ProjectShow() {
  const maySeeActivity = useMay('audit', 'list');
  return (
    <ShownRecord>
      <Heading />
      <TabbedPage label="project.backoffice.tabs.all" tabs={maySeeActivity ? [...tabs, activity] : tabs} />
    </ShownRecord>
  );
}
