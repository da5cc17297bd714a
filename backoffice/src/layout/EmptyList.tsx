import { useResourceContext, useResourceDefinition, useTranslate } from 'react-admin';
import { listNameOf } from '../providers/resources.ts';
import { Message } from './Message.tsx';

/** Says `listEmpty` and `listEmptyHint` of the list's fields, with the icon of its page. */
export function EmptyList() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { icon: Icon } = useResourceDefinition({ resource });
  const fields = `fields.${listNameOf(resource)}`;
  return (
    <Message
      icon={Icon && <Icon />}
      title={translate(`${fields}.listEmpty`)}
      text={translate(`${fields}.listEmptyHint`)}
    />
  );
}
