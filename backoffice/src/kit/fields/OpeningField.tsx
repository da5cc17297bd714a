import { Typography } from '@mui/material';
import { useFieldValue } from 'react-admin';

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};

const betweenBlocks = /<\/(?:p|h\d|li|blockquote)>|<br\s*\/?>/g;

const paragraphEnd = '\u2029';
const afterPunctuation = /(?<=[.,:;!?…]) · /g;

/** The text without markup. A middle dot follows a block without a punctuation mark, such as a heading. */
function plainTextOf(html: string): string {
  const marked = html.replace(betweenBlocks, `$&${paragraphEnd}`);
  const { body } = new DOMParser().parseFromString(marked, 'text/html');
  const blocks = body.textContent.split(paragraphEnd).map((text) => text.replace(/\s+/g, ' ').trim());
  return blocks.filter(Boolean).join(' · ').replace(afterPunctuation, ' ');
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
