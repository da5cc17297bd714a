import Typography from '@mui/material/Typography';
import { useFieldValue } from 'react-admin';

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};

const betweenBlocks = /<\/(?:p|h\d|li|blockquote)>|<br\s*\/?>/g;

/** The text alone; what stood on lines of its own keeps apart. */
function plainTextOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(betweenBlocks, '$& '), 'text/html');
  return body.textContent.replace(/\s+/g, ' ').trim();
}

/** How a formatted text begins, without its format. */
export function OpeningField({ source }: { source: string }) {
  const html: string = useFieldValue({ source }) ?? '';
  return (
    <Typography component="span" variant="body2" sx={twoLines}>
      {plainTextOf(html)}
    </Typography>
  );
}
