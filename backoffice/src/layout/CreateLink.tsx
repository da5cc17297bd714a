import { CanAccess, CreateButton } from 'react-admin';

/** The way to a new record of the list at hand, for whoever may make one. */
export function CreateLink({ label }: { label: string }) {
  return (
    <CanAccess action="create">
      <CreateButton variant="contained" size="medium" label={label} />
    </CanAccess>
  );
}
