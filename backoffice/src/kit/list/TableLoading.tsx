import { Box, Skeleton } from '@mui/material';

const rows = 8;

/** Placeholder while rows load. Unlike react-admin's, it appears without delay and in muted colours. */
export function TableLoading({ columns }: { columns: number }) {
  return (
    <Box
      aria-busy="true"
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        columnGap: 3,
        rowGap: 1.5,
        px: 1.25,
        py: 1.5,
      }}
    >
      {Array.from({ length: rows * columns }, (_, index) => `cell ${index}`).map((key) => (
        <Skeleton key={key} variant="text" width="75%" />
      ))}
    </Box>
  );
}
