import { RichTextField } from 'react-admin';

const blocks = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'br', 'strong', 'em', 'a'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
// What the API keeps, and nothing else, should something else ever come.
const kept = {
  ALLOWED_TAGS: [...blocks, ...tables],
  ALLOWED_ATTR: ['href', 'rel', 'colspan', 'rowspan', 'scope'],
};

interface FormattedTextFieldProps {
  source: string;
  lang?: string;
}

/** A text with its headings, lists and links. */
export function FormattedTextField({ source, lang }: FormattedTextFieldProps) {
  return <RichTextField source={source} component="div" lang={lang} purifyOptions={kept} />;
}
