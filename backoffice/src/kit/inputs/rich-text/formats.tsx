import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletListIcon from '@mui/icons-material/FormatListBulleted';
import NumberListIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import SubheadingIcon from '@mui/icons-material/TextFields';
import HeadingIcon from '@mui/icons-material/Title';
import type { MessageKey } from '@semilla/i18n';
import type { useTiptapEditor } from 'ra-input-rich-text';
import type { ReactNode } from 'react';

export type Editor = NonNullable<ReturnType<typeof useTiptapEditor>>;

interface Format {
  label: MessageKey;
  icon: ReactNode;
  isOn: (editor: Editor) => boolean;
  toggle: (editor: Editor) => void;
}

/** The formats, in the order of the toolbar. */
export const formats: Format[] = [
  {
    label: 'common.backoffice.richText.heading',
    icon: <HeadingIcon fontSize="small" />,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    toggle: (editor) => editor.chain().focus().toggleNode('heading', 'paragraph', { level: 3 }).run(),
  },
  {
    label: 'common.backoffice.richText.subheading',
    icon: <SubheadingIcon fontSize="small" />,
    isOn: (editor) => editor.isActive('heading', { level: 4 }),
    toggle: (editor) => editor.chain().focus().toggleNode('heading', 'paragraph', { level: 4 }).run(),
  },
  {
    label: 'common.backoffice.richText.bold',
    icon: <BoldIcon fontSize="small" />,
    isOn: (editor) => editor.isActive('bold'),
    toggle: (editor) => editor.chain().focus().toggleMark('bold').run(),
  },
  {
    label: 'common.backoffice.richText.italic',
    icon: <ItalicIcon fontSize="small" />,
    isOn: (editor) => editor.isActive('italic'),
    toggle: (editor) => editor.chain().focus().toggleMark('italic').run(),
  },
  {
    label: 'common.backoffice.richText.bulletList',
    icon: <BulletListIcon fontSize="small" />,
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (editor) => editor.chain().focus().toggleList('bulletList', 'listItem').run(),
  },
  {
    label: 'common.backoffice.richText.numberList',
    icon: <NumberListIcon fontSize="small" />,
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (editor) => editor.chain().focus().toggleList('orderedList', 'listItem').run(),
  },
  {
    label: 'common.backoffice.richText.quote',
    icon: <QuoteIcon fontSize="small" />,
    isOn: (editor) => editor.isActive('blockquote'),
    toggle: (editor) => editor.chain().focus().toggleWrap('blockquote').run(),
  },
];
