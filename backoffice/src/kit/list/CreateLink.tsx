import { CanAccess, CreateButton } from 'react-admin';

/** The create button of a list. Users without permission do not see it. */
export function CreateLink({ label }: { label: string }) {
  return (
    <CanAccess action="create">
      <CreateButton variant="contained" size="medium" label={label} />
    </CanAccess>
  );
}
