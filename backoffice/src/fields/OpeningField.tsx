import Typography from '@mui/material/Typography';
import { useFieldValue } from 'react-admin';

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};

const betweenBlocks = /<\/(?:p|h\d|li|blockquote)>|<br\s*\/?>/g;

/** The text without markup; blocks are separated by spaces. */
function plainTextOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(betweenBlocks, '$& '), 'text/html');
  return body.textContent.replace(/\s+/g, ' ').trim();
}

/** The first two lines of a formatted text, as plain text. */
export function OpeningField({ source }: { source: string }) {
  const html: string = useFieldValue({ source }) ?? '';
  return (
    <Typography component="span" variant="body2" sx={twoLines}>
      {plainTextOf(html)}
    </Typography>
  );
}
