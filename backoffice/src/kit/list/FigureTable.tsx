import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

export interface FigureColumn<R> {
  label: string;
  value: (row: R) => ReactNode;
  isFigure?: boolean;
  /** True for a zero figure, which is hidden on a phone. */
  isNone?: (row: R) => boolean;
}

interface FigureTableProps<R> {
  label: string;
  columns: FigureColumn<R>[];
  rows: R[];
  keyOf: (row: R) => string | number;
  /** The heading of a row on a phone, where only the columns with `isFigure` are listed below it. */
  heading: (row: R) => ReactNode;
}

type FiguresProps<R> = Pick<FigureTableProps<R>, 'columns'> & { row: R };

function Figures<R>({ columns, row }: FiguresProps<R>) {
  const translate = useTranslate();
  const present = columns.filter(({ isFigure, isNone }) => isFigure && !isNone?.(row));
  if (!present.length) return null;
  return (
    <Box
      component="dl"
      sx={{ m: 0, mt: 0.5, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 0.25 }}
    >
      {present.map((column) => (
        <Box key={column.label} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(column.label)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right' }}>
            {column.value(row)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function OnPhone<R>({ label, columns, rows, keyOf, heading }: FigureTableProps<R>) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box
          key={keyOf(row)}
          component="li"
          sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', '&:last-child': { pb: 0 } }}
        >
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              alignItems: 'center',
              columnGap: 1,
              fontWeight: 'medium',
              overflowWrap: 'anywhere',
            }}
          >
            {heading(row)}
          </Box>
          <Figures columns={columns} row={row} />
        </Box>
      ))}
    </Box>
  );
}

// Aligns the outer cells with the card's title. The narrow padding fits a small laptop.
const toTheEdges = {
  '& th, & td': { px: { md: 0.75, lg: 2 } },
  '& th:first-of-type, & td:first-of-type': { pl: 0 },
  '& th:last-of-type, & td:last-of-type': { pr: 0 },
  '& tbody tr:last-of-type td': { border: 0 },
};

/** A table of figures. On a phone each row becomes a list under its heading. */
export function FigureTable<R>(props: FigureTableProps<R>) {
  const { label, columns, rows, keyOf } = props;
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  if (isPhone) return <OnPhone {...props} />;
  return (
    <TableContainer>
      <Table size="small" aria-label={label} sx={toTheEdges}>
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
    </TableContainer>
  );
}
