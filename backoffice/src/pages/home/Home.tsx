import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { KeyFigureCards } from './figures/KeyFigureCards.tsx';
import { OverdueNotice } from './OverdueNotice.tsx';
import { ProjectsByPhase } from './ProjectsByPhase.tsx';
import { ReportNotice } from './ReportNotice.tsx';
import { SecondAdministratorNotice } from './SecondAdministratorNotice.tsx';
import { useHomeFollowsCounts } from './use-home.ts';
import { WaitingCards } from './waiting/WaitingCards.tsx';

interface PartProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

function Part({ title, hint, children }: PartProps) {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <Typography variant="h2" sx={{ mb: hint ? 0.5 : 2 }}>
        {translate(title)}
      </Typography>
      {hint && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {translate(hint)}
        </Typography>
      )}
      {children}
    </Box>
  );
}

export default function Home() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const isManager = identity?.role === 'operator';
  useHomeFollowsCounts();
  return (
    <>
      <PageHeading title={translate('common.backoffice.welcome', { name: identity?.fullName ?? '' })} />
      <SecondAdministratorNotice />
      <OverdueNotice />
      <ReportNotice />
      <Part title="overview.home.waits">
        <WaitingCards />
      </Part>
      <Part title={isManager ? 'overview.home.figuresTitleOfManager' : 'overview.home.figuresTitle'}>
        <KeyFigureCards />
      </Part>
      <Part
        title="project.backoffice.home.byPhase"
        hint={
          isManager ? 'project.backoffice.home.byPhaseHintOfManager' : 'project.backoffice.home.byPhaseHint'
        }
      >
        <ProjectsByPhase />
      </Part>
    </>
  );
}
