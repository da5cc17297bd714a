import { RichTextField } from 'react-admin';

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};

/** How a formatted text begins, without its format. */
export function OpeningField({ source }: { source: string }) {
  return <RichTextField source={source} stripTags sx={twoLines} />;
}
