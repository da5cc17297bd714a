import { Box, Button, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { plainText } from '../../text/plain-text.ts';
import { ColumnRow } from './ColumnRow.tsx';
import { type ColumnsOf, useColumns } from './use-columns.ts';

// A list with fewer columns has no search input.
const searchedFrom = 6;

/** Shows, hides and reorders the columns of a table, with buttons or by dragging. */
export function ColumnChoice(of: ColumnsOf) {
  const translate = useTranslate();
  const { columns, show, move, reset } = useColumns(of);
  const [text, setText] = useState('');
  const [dragged, setDragged] = useState<string>();
  const [moved, setMoved] = useState('');
  const choice = useRef<HTMLDivElement>(null);
  useEffect(() => choice.current?.querySelector('input')?.focus(), []);

  const found = columns
    .map((column, place) => ({ ...column, place }))
    .filter(({ name }) => plainText(name).includes(plainText(text)));

  const moveTo = (source: string, to: number) => {
    const from = columns.findIndex((column) => column.source === source);
    if (from === to) return;
    move(from, to);
    const message = { name: columns[from]?.name, place: to + 1, count: columns.length };
    setMoved(translate('common.backoffice.columnMoved', message));
  };

  return (
    <Box ref={choice} sx={{ p: 1, width: 320, maxWidth: '100%' }}>
      {columns.length >= searchedFrom && (
        <TextField
          hiddenLabel
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder={translate('ra.action.search_columns')}
          slotProps={{ htmlInput: { 'aria-label': translate('ra.action.search_columns') } }}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 0.5 }}>
        {found.map((column, at) => (
          <ColumnRow
            key={column.source}
            column={column}
            // While a search hides some columns, a move also passes the hidden ones.
            above={found[at - 1]?.place}
            below={found[at + 1]?.place}
            isDragged={dragged === column.source}
            onShow={(isShown) => show(column.source, isShown)}
            onMove={(to) => moveTo(column.source, to)}
            onDrag={(isDragging) => setDragged(isDragging ? column.source : undefined)}
            onDragOver={() => dragged && moveTo(dragged, column.place)}
          />
        ))}
      </Box>
      <Box sx={{ textAlign: 'center' }}>
        <Button size="small" onClick={reset}>
          {translate('ra.action.reset')}
        </Button>
      </Box>
      <output className="visually-hidden">{moved}</output>
    </Box>
  );
}
