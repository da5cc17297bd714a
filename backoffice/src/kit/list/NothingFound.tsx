import { Box, Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

/** Shown when no row matches the filters. React-admin's version has no button text on a phone. */
export function NothingFound() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues ?? {}).length > 0;
  const message = isFiltered ? 'ra.navigation.no_filtered_results' : 'ra.navigation.no_results';
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        p: 2,
        minHeight: 64,
        fontSize: '0.875rem',
      }}
    >
      {translate(message)}
      {isFiltered && (
        <Button size="small" sx={{ ml: -0.625 }} onClick={() => setFilters({}, [])}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      )}
    </Box>
  );
}
