import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { RecordContextProvider } from 'react-admin';
import { FormattedTextField } from '../../fields/FormattedTextField.tsx';
import { ContentsPanel, type ItemActs, type Words } from '../contents/ContentsPanel.tsx';
import { ItemButtons } from '../contents/ItemButtons.tsx';
import type { DescriptionRecord } from '../project-record.ts';
import { DescriptionDialog } from './DescriptionDialog.tsx';

interface ChapterProps {
  record: DescriptionRecord;
  index: number;
  count: number;
  acts: ItemActs<DescriptionRecord> | undefined;
}

function Chapter({ record, index, count, acts }: ChapterProps) {
  const move = (to: number) => acts?.change(record, { orderIndex: to });
  return (
    <RecordContextProvider value={record}>
      <Card component="article" sx={{ p: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
          <Box sx={{ flex: '1 1 14rem' }}>
            <Typography variant="h2">{record.title}</Typography>
            {record.titleEn && (
              <Typography color="textSecondary" lang="en">
                {record.titleEn}
              </Typography>
            )}
          </Box>
          <ItemButtons record={record} name={record.title} acts={acts} place={{ index, count, move }} />
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { md: record.descriptionEn ? '1fr 1fr' : '1fr' },
          }}
        >
          <FormattedTextField source="description" lang="es" />
          {record.descriptionEn && <FormattedTextField source="descriptionEn" lang="en" />}
        </Box>
      </Card>
    </RecordContextProvider>
  );
}

const words: Words = {
  add: 'project.backoffice.descriptions.add',
  empty: 'project.backoffice.descriptions.empty',
  emptyHint: 'project.backoffice.descriptions.emptyHint',
  delete: 'project.backoffice.descriptions.delete',
};

export default function DescriptionsTab() {
  return (
    <ContentsPanel<DescriptionRecord>
      resource="project-descriptions"
      sort={{ field: 'orderIndex', order: 'ASC' }}
      icon={<ArticleIcon />}
      words={words}
      form={DescriptionDialog}
    >
      {(records, acts) =>
        records.map((record, index) => (
          <Chapter key={record.id} record={record} index={index} count={records.length} acts={acts} />
        ))
      }
    </ContentsPanel>
  );
}
