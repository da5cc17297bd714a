import type { Field } from '@semilla/contract';
import { useMay } from '../../api/use-may.ts';
import { type ImportName, importKinds } from './import-kinds.ts';

/** The columns of a file. A manager manages the projects that they create, so these have no column for the manager. */
export function useImportFields(of: ImportName): readonly Field[] {
  const mayAssign = useMay('project', 'assignManager');
  const { fields } = importKinds[of];
  return mayAssign ? fields : fields.filter(({ name }) => name !== 'managerId');
}
