import { Alert, Box, Button } from '@mui/material';
import type { Imported } from '@semilla/contract';
import { useEffect, useRef } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { PlaceLink } from '../fields/PlaceLink.tsx';
import { type ImportName, importKinds } from './import-kinds.ts';

/** The records that an import created, each with its link. */
export function ImportedRecords({ of, imported }: { of: ImportName; imported: Imported }) {
  const translate = useTranslate();
  const { list } = importKinds[of];
  const done = useRef<HTMLDivElement>(null);
  // The button that started the import is gone, so keyboard and screen reader continue here.
  useEffect(() => done.current?.focus(), []);
  return (
    <Box sx={{ maxWidth: 1080 }}>
      <Alert severity="success" tabIndex={-1} ref={done}>
        {translate(`overview.import.${of}.done`, { smart_count: imported.total })}
      </Alert>
      <Button component={LinkBase} to={list} variant="contained" sx={{ my: 2 }}>
        {translate(`overview.import.${of}.open`)}
      </Button>
      <Box component="ul" sx={{ columns: { sm: 2 }, m: 0, pl: 2.5 }}>
        {imported.rows.map(({ recordId, name }) => (
          <li key={recordId}>
            <PlaceLink to={`${list}/${recordId}`}>{name}</PlaceLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
