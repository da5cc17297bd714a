import { useFieldValue } from 'react-admin';
import { useManagers } from './lookups.ts';
import { nothing } from './nothing.ts';

/** The manager's name, if the signed-in user may see it. */
export function ManagerField({ source }: { source: string }) {
  const id: string | null | undefined = useFieldValue({ source });
  const { managers } = useManagers();
  return <>{managers.find((manager) => manager.id === id)?.name ?? nothing}</>;
}
