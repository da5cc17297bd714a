import {
  Alert,
  AlertTitle,
  Box,
  Button,
  FormControlLabel,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import type { ImportPreview } from '@semilla/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ColourChip } from '../fields/ColourChip.tsx';
import type { ImportName } from './import-kinds.ts';

type Row = ImportPreview['rows'][number];

const cell = { verticalAlign: 'top', px: { xs: 0.5, sm: 1.5 } } as const;
const wrappingCell = { ...cell, overflowWrap: 'anywhere' } as const;

function ProblemsCell({ problems }: Pick<Row, 'problems'>) {
  const translate = useTranslate();
  if (!problems.length) return <ColourChip colour="green" label={translate('overview.import.fine')} />;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2 }}>
      {problems.map(({ heading, message }) => (
        <li key={`${heading} ${message}`}>
          {heading && <strong>{heading}: </strong>}
          {message}
        </li>
      ))}
    </Box>
  );
}

function Rows({ rows }: { rows: Row[] }) {
  const translate = useTranslate();
  return (
    <Table size="small" aria-label={translate('overview.import.rows')}>
      <TableHead>
        <TableRow>
          {['row', 'name', 'result'].map((heading) => (
            <TableCell key={heading} sx={cell}>
              {translate(`overview.import.${heading}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ row, name, problems }) => (
          <TableRow key={row}>
            <TableCell sx={cell}>{row}</TableCell>
            <TableCell sx={wrappingCell}>{name || '–'}</TableCell>
            <TableCell sx={wrappingCell}>
              <ProblemsCell problems={problems} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

interface ImportPreviewRowsProps {
  of: ImportName;
  preview: ImportPreview;
  isBusy: boolean;
  onImport: () => void;
}

/** What an import would do with each row. It can start only if all rows are right. */
export function ImportPreviewRows({ of, preview, isBusy, onImport }: ImportPreviewRowsProps) {
  const translate = useTranslate();
  const [showsWrong, setShowsWrong] = useState(false);
  const { total, wrong, ignored } = preview;
  const rows = showsWrong ? preview.rows.filter(({ problems }) => problems.length) : preview.rows;
  return (
    <>
      {wrong > 0 ? (
        <Alert severity="warning">
          <AlertTitle>{translate('overview.import.wrong', { smart_count: wrong, total })}</AlertTitle>
          {translate('overview.import.wrongHint')}
        </Alert>
      ) : (
        <Alert severity="success">{translate('overview.import.right', { smart_count: total })}</Alert>
      )}
      {ignored.length > 0 && (
        <Alert severity="info">{translate('overview.import.ignored', { names: ignored.join(', ') })}</Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="contained" size="large" disabled={isBusy || wrong > 0} onClick={onImport}>
          {translate(`overview.import.${of}.act`, { smart_count: total })}
        </Button>
        {wrong > 0 && (
          <FormControlLabel
            control={<Switch checked={showsWrong} onChange={(_, isOn) => setShowsWrong(isOn)} />}
            label={translate('overview.import.onlyWrong')}
          />
        )}
      </Box>
      <Rows rows={rows} />
    </>
  );
}
