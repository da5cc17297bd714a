import { Alert, Button, Card, Link, Stack, Typography } from '@mui/material';
import { type Sheet, sheetSidesMax, v1 } from '@semilla/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { call } from '../../../api/session.ts';
import { useMay } from '../../../api/use-may.ts';
import { PartFailure } from '../../../kit/page/PartFailure.tsx';
import { RecordLoading } from '../../../kit/record/RecordLoading.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { SheetForm } from './SheetForm.tsx';
import { SheetVersions } from './SheetVersions.tsx';
import { SuspensionCard } from './SuspensionCard.tsx';

const words = 'project.sheet.backoffice';
const offered = ['Draft', 'Next_Opening', 'Preinvestment', 'Investment'];

/** What the draft still needs, its PDF, and the button to propose its publication. */
function DraftCard({ draft }: { draft: Sheet }) {
  const translate = useTranslate();
  const project = useRecordContext<ProjectRecord>();
  const [isPublishing, setPublishing] = useState(false);
  const { missing, sides, projectId } = draft;
  const missingTexts = missing.filter((path) => path.startsWith('texts.')).length;
  const isTooLong = Math.max(sides.es, sides.en) > sheetSidesMax;
  const pdf = (language: string) => `/v1/project/projects/${projectId}/sheet/pdf?language=${language}`;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 1080 }}>
      <Typography sx={{ mb: 1.5 }}>{translate(`${words}.lead`)}</Typography>
      <Alert severity={missing.length ? 'warning' : 'success'} sx={{ mb: 1 }}>
        {missing.length === 0 && translate(`${words}.complete`)}
        {missingTexts > 0 && translate(`${words}.missing`, { smart_count: missingTexts })}{' '}
        {missing.includes('terms.dateEnd') && translate(`${words}.missingDeadline`)}
      </Alert>
      <Alert severity={isTooLong ? 'error' : 'info'}>
        {translate(`${words}.sides`, { ...sides, max: sheetSidesMax })}
      </Alert>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, mt: 2, alignItems: { sm: 'center' } }}>
        <Button
          variant="contained"
          disabled={missing.length > 0 || isTooLong}
          onClick={() => setPublishing(true)}
        >
          {translate(`${words}.publish`)}
        </Button>
        <Link href={pdf('es')} target="_blank" rel="noreferrer">
          {translate(`${words}.preview`)}
        </Link>
        <Link href={pdf('en')} target="_blank" rel="noreferrer">
          {translate(`${words}.previewEn`)}
        </Link>
      </Stack>
      {isPublishing && (
        <PublishDialog
          draft={draft}
          number={(draft.publishedVersion ?? 0) + 1}
          hasReaders={Boolean(draft.publishedVersion || project?.suspendedUntil || project?.investorNumber)}
          onClose={() => setPublishing(false)}
        />
      )}
    </Card>
  );
}

function Draft({ project }: { project: ProjectRecord }) {
  const projectId = project.id;
  const query = useQuery({
    // Publishing raises the project's version, so the draft is loaded again.
    queryKey: ['sheets', projectId, project.version],
    queryFn: () => call(v1.sheets.findOne, { params: { projectId } }),
    retry: false,
  });
  if (query.error && !query.data) return <PartFailure title={`${words}.tab`} of={query} />;
  if (!query.data) return <RecordLoading />;
  return (
    <>
      <DraftCard draft={query.data} />
      <SheetForm draft={query.data} onSaved={() => void query.refetch()} />
    </>
  );
}

/** Whether the project takes orders or wishes. */
const isOffering = ({ phaseName }: ProjectRecord) =>
  phaseName === 'Preinvestment' || phaseName === 'Investment';

/** The project's key investment information sheet: the draft and the published versions. */
export default function SheetTab() {
  const project = useRecordContext<ProjectRecord>();
  const mayEdit = useMay('sheets', 'edit', project);
  if (!project || mayEdit === undefined) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <SheetVersions projectId={project.id} />
      {mayEdit && isOffering(project) && <SuspensionCard project={project} />}
      {mayEdit && offered.includes(project.phaseName) && <Draft project={project} />}
    </Stack>
  );
}
