import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatDate, formatFileSize } from '@semilla/format';
import { useTranslate } from 'react-admin';
import { ContentsPanel, type ItemActs, type Words } from '../contents/ContentsPanel.tsx';
import { ItemButtons } from '../contents/ItemButtons.tsx';
import type { DocumentRecord } from '../project-record.ts';
import { DocumentDialog } from './DocumentDialog.tsx';

interface DocumentRowProps {
  record: DocumentRecord;
  acts: ItemActs<DocumentRecord> | undefined;
}

function DocumentRow({ record, acts }: DocumentRowProps) {
  const translate = useTranslate();
  const { file, visible } = record;
  return (
    <Card sx={{ px: 2, py: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <DescriptionIcon color="action" aria-hidden />
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Link href={record.viewUrl} target="_blank" rel="noreferrer" sx={{ fontWeight: 'medium' }}>
          {record.description}
        </Link>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[
            record.documentTypeName,
            file.name,
            formatFileSize(file.sizeBytes),
            formatDate(record.createdAt),
          ].join(' · ')}
        </Typography>
      </Box>
      <Chip
        size="small"
        variant={visible ? 'filled' : 'outlined'}
        label={translate(
          visible ? 'project.backoffice.documents.visible' : 'project.backoffice.documents.hidden',
        )}
      />
      <ItemButtons record={record} name={record.description} acts={acts} canEdit={false} />
    </Card>
  );
}

const words: Words = {
  add: 'project.backoffice.documents.add',
  empty: 'project.backoffice.documents.empty',
  emptyHint: 'project.backoffice.documents.emptyHint',
  delete: 'project.backoffice.documents.delete',
};

export default function DocumentsTab() {
  return (
    <ContentsPanel<DocumentRecord>
      resource="project-documents"
      sort={{ field: 'createdAt', order: 'ASC' }}
      icon={<DescriptionIcon />}
      words={words}
      form={DocumentDialog}
    >
      {(records, acts) =>
        records.map((record) => <DocumentRow key={record.id} record={record} acts={acts} />)
      }
    </ContentsPanel>
  );
}
