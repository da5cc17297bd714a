import { astilleroArousa } from './business/astillero-arousa.ts';
import { bicisVitoria } from './business/bicis-vitoria.ts';
import { carpinteriaPirineo } from './business/carpinteria-pirineo.ts';
import { ceramicaManises } from './business/ceramica-manises.ts';
import { cerveceraPicos } from './business/cervecera-picos.ts';
import { obradorTrigoLimpio } from './business/obrador-trigo-limpio.ts';
import { almazaraMagina } from './farming/almazara-magina.ts';
import { almendrosGuadix } from './farming/almendros-guadix.ts';
import { invernaderosNijar } from './farming/invernaderos-nijar.ts';
import { lavandasValensole } from './farming/lavandas-valensole.ts';
import { naranjosAlzira } from './farming/naranjos-alzira.ts';
import { quintaDouro } from './farming/quinta-douro.ts';
import { albergueBierzo } from './hospitality/albergue-bierzo.ts';
import { hotelCollioure } from './hospitality/hotel-collioure.ts';
import { masiaMontseny } from './hospitality/masia-montseny.ts';
import { masseriaItria } from './hospitality/masseria-itria.ts';
import { casaAlfama } from './housing/casa-alfama.ts';
import { coviviendaGracia } from './housing/covivienda-gracia.ts';
import { edificioLavapies } from './housing/edificio-lavapies.ts';
import { edificioTriana } from './housing/edificio-triana.ts';
import { palazzoKalsa } from './housing/palazzo-kalsa.ts';
import { pisosRuzafa } from './housing/pisos-ruzafa.ts';
import type { DemoProject } from './project.ts';
import { herdadeEvora } from './solar/herdade-evora.ts';
import { marquesinasZaragoza } from './solar/marquesinas-zaragoza.ts';
import { parqueTomelloso } from './solar/parque-tomelloso.ts';
import { solarMonegros } from './solar/solar-monegros.ts';
import { tejadosSagunto } from './solar/tejados-sagunto.ts';

/** The projects of the demo, with some in every phase. */
export const demoProjects: DemoProject[] = [
  // Open
  edificioLavapies,
  casaAlfama,
  tejadosSagunto,
  almazaraMagina,
  masiaMontseny,
  astilleroArousa,
  quintaDouro,
  bicisVitoria,
  obradorTrigoLimpio,
  // About to open
  masseriaItria,
  coviviendaGracia,
  carpinteriaPirineo,
  herdadeEvora,
  invernaderosNijar,
  // Financed
  hotelCollioure,
  naranjosAlzira,
  pisosRuzafa,
  parqueTomelloso,
  // Closed
  cerveceraPicos,
  edificioTriana,
  solarMonegros,
  almendrosGuadix,
  ceramicaManises,
  // Hidden from visitors
  palazzoKalsa,
  albergueBierzo,
  lavandasValensole,
  marquesinasZaragoza,
];
