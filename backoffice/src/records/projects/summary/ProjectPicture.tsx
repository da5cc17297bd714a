import { Box } from '@mui/material';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';

const looks = { width: '100%', aspectRatio: '16 / 10', borderRadius: 1, display: 'block' } as const;

/** The first picture of a project, or its initial. It has no text because the name is the heading of the page. */
export function ProjectPicture({ project: { name, picture } }: { project: ProjectRecord }) {
  if (!picture) {
    return (
      <Box
        aria-hidden
        sx={{
          ...looks,
          display: 'grid',
          placeItems: 'center',
          backgroundColor: 'action.hover',
          color: 'text.secondary',
          fontSize: '3rem',
          fontWeight: 'bold',
        }}
      >
        {name.trim().charAt(0).toUpperCase()}
      </Box>
    );
  }
  const widest = picture.sources.filter(({ width }) => width <= 960).toSorted((a, b) => b.width - a.width);
  const { url } = widest.find(({ type }) => type === 'image/webp') ?? widest[0] ?? picture.sources[0] ?? {};
  return (
    <Box
      component="img"
      src={url}
      alt=""
      width={picture.width}
      height={picture.height}
      sx={{ ...looks, height: 'auto', objectFit: 'cover', backgroundColor: 'action.hover' }}
    />
  );
}
