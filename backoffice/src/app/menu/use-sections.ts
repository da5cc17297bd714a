import { useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { mayDo } from '../../api/access.ts';
import { useAsker } from '../../api/use-may.ts';
import { type Section, screens } from './sections.tsx';

export interface OpenSection extends Section {
  label: string;
  to: string;
}

/** The sections that the signed-in user may open. */
export function useSections(): OpenSection[] {
  const asker = useAsker();
  const definitions = useResourceDefinitions();
  const labelOf = useGetResourceLabel();
  if (!asker) return [];
  return screens
    .filter(({ name }) => definitions[name] && mayDo(asker, name, 'list'))
    .map((section) => ({ ...section, label: labelOf(section.name, 2), to: `/${section.name}/` }));
}
