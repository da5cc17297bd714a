import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { CountryField } from '../../kit/fields/CountryField.tsx';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { PercentField } from '../../kit/fields/PercentField.tsx';
import { PhaseChip } from '../../kit/fields/PhaseField.tsx';
import { ProgressField } from '../../kit/fields/ProgressField.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';

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
