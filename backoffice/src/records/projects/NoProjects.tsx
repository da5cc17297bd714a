import ProjectIcon from '@mui/icons-material/ApartmentOutlined';
import { CanAccess, CreateButton, useTranslate } from 'react-admin';
import { Message } from '../../kit/page/Message.tsx';

export function NoProjects() {
  const translate = useTranslate();
  return (
    <Message
      icon={<ProjectIcon />}
      title={translate('project.backoffice.list.empty')}
      text={translate('project.backoffice.list.emptyHint')}
      action={
        <CanAccess action="create">
          <CreateButton variant="contained" label="project.backoffice.list.create" />
        </CanAccess>
      }
    />
  );
}
