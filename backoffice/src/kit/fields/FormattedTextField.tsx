import { RichTextField } from 'react-admin';

const blocks = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'br', 'strong', 'em', 'a'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
// The same tags that the API allows. Sanitising again here is a second line of defence.
const allowed = {
  ALLOWED_TAGS: [...blocks, ...tables],
  ALLOWED_ATTR: ['href', 'rel', 'colspan', 'rowspan', 'scope'],
};

interface FormattedTextFieldProps {
  source: string;
  lang?: string;
}

export function FormattedTextField({ source, lang }: FormattedTextFieldProps) {
  return <RichTextField source={source} component="div" lang={lang} purifyOptions={allowed} />;
}
