import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  LinkBase,
  ListNoResults,
  RecordContextProvider,
  useCreatePath,
  useListContext,
  useTranslate,
} from 'react-admin';
import { CountryField } from '../fields/CountryField.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
import { PercentField } from '../fields/PercentField.tsx';
import { PhaseChip } from '../fields/PhaseField.tsx';
import { ProgressField } from '../fields/ProgressField.tsx';
import type { ProjectRecord } from './project-record.ts';

const column = { display: 'grid', gap: 1.5 };
const waiting = ['first', 'second', 'third', 'fourth'];

function ProjectCard({ record }: { record: ProjectRecord }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <RecordContextProvider value={record}>
      <Card>
        <CardActionArea
          component={LinkBase}
          to={createPath({ resource: 'project', type: 'show', id: record.id })}
          sx={{ p: 2, display: 'grid', gap: 1, justifyContent: 'stretch' }}
        >
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', justifyContent: 'space-between' }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {record.name}
            </Typography>
            <PhaseChip phase={record.phaseName} />
          </Box>
          <Typography variant="body2" color="textSecondary">
            <CountryField source="country" /> · <MoneyField source="financingAmount" /> ·{' '}
            <PercentField source="targetProfitability" /> ·{' '}
            {translate('project.backoffice.months', { smart_count: record.projectDuration })}
          </Typography>
          <ProgressField source="percentageInvested" />
        </CardActionArea>
      </Card>
    </RecordContextProvider>
  );
}

/** The list on a phone. */
export function ProjectCards() {
  const { data, isPending } = useListContext<ProjectRecord>();
  if (isPending) {
    return (
      <Box sx={column}>
        {waiting.map((key) => (
          <Skeleton key={key} variant="rounded" height={122} />
        ))}
      </Box>
    );
  }
  if (!data?.length) return <ListNoResults />;
  return (
    <Box sx={column}>
      {data.map((record) => (
        <ProjectCard key={record.id} record={record} />
      ))}
    </Box>
  );
}
