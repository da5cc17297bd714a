import Stack from '@mui/material/Stack';
import { BasicFacts, FinancingFacts } from './FinancingFacts.tsx';
import { PhaseCard } from './PhaseCard.tsx';
import { PartyFacts, PreinvestmentFacts } from './PreinvestmentFacts.tsx';

export function ProjectTab() {
  return (
    <Stack sx={{ gap: 2 }}>
      <PhaseCard />
      <BasicFacts />
      <FinancingFacts />
      <PreinvestmentFacts />
      <PartyFacts source="promoter" title="project.backoffice.sections.promoter" />
      <PartyFacts source="guaranteeAgent" title="project.backoffice.sections.guaranteeAgent" />
    </Stack>
  );
}
