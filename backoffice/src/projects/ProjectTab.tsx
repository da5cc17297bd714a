import Stack from '@mui/material/Stack';
import { useRecordContext } from 'react-admin';
import { OwnerFacts } from './OwnerFacts.tsx';
import { PartyFacts } from './PartyFacts.tsx';
import { PhaseCard } from './PhaseCard.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';
import type { ProjectRecord } from './project-record.ts';
import { SuspensionNotice } from './sheet/SuspensionNotice.tsx';

export function ProjectTab() {
  const project = useRecordContext<ProjectRecord>();
  return (
    <Stack sx={{ gap: 2 }}>
      {project && <SuspensionNotice project={project} hasLink />}
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
