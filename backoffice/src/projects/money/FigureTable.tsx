import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

export interface FigureColumn<R> {
  label: string;
  value: (row: R) => ReactNode;
  isFigure?: boolean;
}

interface FigureTableProps<R> {
  label: string;
  columns: FigureColumn<R>[];
  rows: R[];
  keyOf: (row: R) => string | number;
}

function AsCards<R>({ label, columns, rows, keyOf }: FigureTableProps<R>) {
  const translate = useTranslate();
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {rows.map((row) => (
        <Card key={keyOf(row)} component="li" sx={{ p: 1.5 }}>
          <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5 }}>
            {columns.map((column) => (
              <Box key={column.label} sx={{ display: 'contents' }}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {translate(column.label)}
                </Typography>
                <Typography component="dd" sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
                  {column.value(row)}
                </Typography>
              </Box>
            ))}
          </Box>
        </Card>
      ))}
    </Box>
  );
}

/** Figures in columns; on a phone a card for each row. */
export function FigureTable<R>(props: FigureTableProps<R>) {
  const { label, columns, rows, keyOf } = props;
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  if (isPhone) return <AsCards {...props} />;
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column.label} align={column.isFigure ? 'right' : undefined}>
              {translate(column.label)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={keyOf(row)}>
            {columns.map((column) => (
              <TableCell key={column.label} align={column.isFigure ? 'right' : undefined}>
                {column.value(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
