import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { CountryField } from '../fields/CountryField.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
import { PercentField } from '../fields/PercentField.tsx';
import { PhaseChip } from '../fields/PhaseField.tsx';
import { ProgressField } from '../fields/ProgressField.tsx';
import { RecordCard, RecordCards } from '../layout/RecordCards.tsx';
import type { ProjectRecord } from './project-record.ts';

export function ProjectCards() {
  const translate = useTranslate();
  return (
    <RecordCards<ProjectRecord>>
      {({ name, phaseName, projectDuration }) => (
        <RecordCard title={name} chip={<PhaseChip phase={phaseName} />}>
          <Typography variant="body2" color="textSecondary">
            <CountryField source="country" /> · <MoneyField source="financingAmount" /> ·{' '}
            <PercentField source="targetProfitability" /> ·{' '}
            {translate('project.backoffice.months', { smart_count: projectDuration })}
          </Typography>
          <ProgressField source="percentageInvested" />
        </RecordCard>
      )}
    </RecordCards>
  );
}
