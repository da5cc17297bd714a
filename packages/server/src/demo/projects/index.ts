import { casaAlfama } from './housing/casa-alfama.ts';
import { edificioLavapies } from './housing/edificio-lavapies.ts';
import type { DemoProject } from './project.ts';

export const demoProjects: DemoProject[] = [edificioLavapies, casaAlfama];
