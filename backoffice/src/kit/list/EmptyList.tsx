import type { MessageKey } from '@semilla/i18n';
import { useResourceContext, useResourceDefinition, useTranslate } from 'react-admin';
import { Message } from '../page/Message.tsx';

type FieldsWith<Word extends string> = MessageKey extends infer Key
  ? Key extends `fields.${infer Name}.${Word}`
    ? Name
    : never
  : never;

/** The names of field lists that have words for the page of a list. */
export type ListWithWords = FieldsWith<'listTitle'> & FieldsWith<'listEmpty'> & FieldsWith<'listEmptyHint'>;

/** Says that a list is empty, with the icon of its page. */
export function EmptyList({ of }: { of: ListWithWords }) {
  const translate = useTranslate();
  const { icon: Icon } = useResourceDefinition({ resource: useResourceContext() ?? '' });
  return (
    <Message
      icon={Icon && <Icon />}
      title={translate(`fields.${of}.listEmpty`)}
      text={translate(`fields.${of}.listEmptyHint`)}
    />
  );
}
