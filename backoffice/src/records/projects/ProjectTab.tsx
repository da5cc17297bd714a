import { Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { useMay } from '../../api/use-may.ts';
import { ActivityBeside } from '../../kit/summary/ActivityBeside.tsx';
import { RecordColumns } from '../../kit/summary/RecordColumns.tsx';
import { OwnerFacts } from './OwnerFacts.tsx';
import { PartyFacts } from './PartyFacts.tsx';
import { PhaseCard } from './PhaseCard.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';
import { SuspensionNotice } from './sheet/SuspensionNotice.tsx';
import { ProjectSummary } from './summary/ProjectSummary.tsx';

function Details({ project }: { project: ProjectRecord | undefined }) {
  return (
    <Stack sx={{ gap: 2 }}>
      {project && <SuspensionNotice project={project} hasLink />}
      <ProjectSummary />
      <PhaseCard />
      <ProjectFacts section="basics" />
      <ProjectFacts section="financing" />
      <ProjectFacts section="preinvestment" />
      <OwnerFacts />
      <PartyFacts source="promoter" title="fields.projects.promoter" />
      <PartyFacts source="guaranteeAgent" title="fields.projects.guaranteeAgent" />
    </Stack>
  );
}

export function ProjectTab() {
  const project = useRecordContext<ProjectRecord>();
  const seesActivity = useMay('audit', 'list');
  const subjectId = String(project?.id);
  return (
    <RecordColumns
      side={
        project &&
        seesActivity && (
          <ActivityBeside of={{ subjectType: 'project', subjectId }} to={`/project/${subjectId}/activity`} />
        )
      }
    >
      <Details project={project} />
    </RecordColumns>
  );
}
