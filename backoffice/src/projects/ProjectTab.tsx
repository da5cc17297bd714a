import Stack from '@mui/material/Stack';
import { OwnerFacts } from './OwnerFacts.tsx';
import { PartyFacts } from './PartyFacts.tsx';
import { PhaseCard } from './PhaseCard.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';

export function ProjectTab() {
  return (
    <Stack sx={{ gap: 2 }}>
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
