/** The registered offices of the companies behind the demo's projects, and their NACE section. */
export interface RegisteredOffice {
  address: string;
  naceSection: string;
}

export const registeredOffices: Record<string, RegisteredOffice> = {
  'Estaleiros Ría Nova S.L.L.': {
    address: 'Paseo da Calzada 9, 36630 Cambados, Pontevedra',
    naceSection: 'C',
  },
  'Pedalada Logística S.L.': { address: 'Calle Alibarra 5, 01010 Vitoria-Gasteiz', naceSection: 'H' },
  'Serrería Biescas Hermanos S.L.': {
    address: 'Polígono Pardinilla 7, 22600 Sabiñánigo, Huesca',
    naceSection: 'C',
  },
  'Alfarería Hermanas Cardona S.L.': {
    address: 'Carrer dels Obradors 14, 46940 Manises, València',
    naceSection: 'C',
  },
  'Cervezas del Sella S.L.': { address: 'Calle Argüelles 22, 33540 Arriondas, Asturias', naceSection: 'C' },
  'Trigo Limpio Panaderos S. Coop.': { address: 'Calle Ronda 14, 48005 Bilbao', naceSection: 'C' },
  'Olivares de Jimena S.C.A.': { address: 'Carretera de Bedmar, km 2, 23537 Jimena, Jaén', naceSection: 'A' },
  'Cortijo del Marchal S.L.': { address: 'Cortijo del Marchal, 18518 Lanteira, Granada', naceSection: 'A' },
  'Biotomate Los Grillos S.A.T.': {
    address: 'Calle Mayor 31, 04117 San Isidro de Níjar, Almería',
    naceSection: 'A',
  },
  'Distillerie des Trois Chênes SARL': { address: 'Route de Manosque, 04210 Valensole', naceSection: 'C' },
  'Hort de la Barraca S.L.': {
    address: 'Carrer Major de Santa Caterina 12, 46600 Alzira, Valencia',
    naceSection: 'A',
  },
  'Casa Andorinha Vinhos, Lda.': { address: 'Covelinhas, 5050-065 Peso da Régua', naceSection: 'A' },
  'Calle del Agua Hospitaleros S.L.': {
    address: 'Calle del Agua 27, 24500 Villafranca del Bierzo, León',
    naceSection: 'I',
  },
  'Barques Catalanes Hôtellerie SAS': { address: '6 Quai de l’Amirauté, 66190 Collioure', naceSection: 'I' },
  'Can Bosc Hotels Rurals S.L.': {
    address: 'Camí de can Bosc s/n, 08460 Montseny, Barcelona',
    naceSection: 'I',
  },
  'Serralta Ospitalità S.r.l.': { address: 'Via Cavour 40, 70010 Locorotondo, Bari', naceSection: 'I' },
  'Tejo Reabilitação Urbana, Lda.': { address: 'Rua da Madalena 112, 1100-321 Lisboa', naceSection: 'F' },
  'Cooperativa La Balconada SCCL': { address: 'Carrer de Torrijos 33, 08012 Barcelona', naceSection: 'L' },
  'Rehabitia Promociones S.L.': { address: 'Calle de Embajadores 58, 28012 Madrid', naceSection: 'F' },
  'Alfarería Vieja Inmuebles S.L.': { address: 'Calle San Jacinto 46, 41010 Sevilla', naceSection: 'L' },
  'Conca d’Oro Restauri S.r.l.': { address: 'Via Maqueda 201, 90134 Palermo', naceSection: 'F' },
  'Taronja Habitatge S.L.': { address: 'Carrer de Cadis 71, 46006 València', naceSection: 'F' },
  'Sobreiro Energia, S.A.': { address: 'Rua da República 38, 7000-656 Évora', naceSection: 'D' },
  'Sombra y Voltio S.L.': { address: 'Avenida de José Atarés 20, 50018 Zaragoza', naceSection: 'D' },
  'Mancha Renovable S. Coop.': {
    address: 'Calle Don Víctor Peñasco 15, 13700 Tomelloso, Ciudad Real',
    naceSection: 'D',
  },
  'Comunidad de Regantes La Sabina': {
    address: 'Avenida de Fraga 9, 22200 Sariñena, Huesca',
    naceSection: 'A',
  },
  'Llum de Port Energia S.L.': {
    address: 'Avenida del Mediterráneo 104, 46520 Puerto de Sagunto, Valencia',
    naceSection: 'D',
  },
  'Custodia Agentes de Garantías S.L.': { address: 'Calle de Velázquez 27, 28001 Madrid', naceSection: 'M' },
  'Llevant Fiduciària S.L.': { address: 'Carrer de Colón 60, 46004 València', naceSection: 'M' },
  'Norte Garantías y Registros S.L.': {
    address: 'Gran Vía de Don Diego López de Haro 45, 48011 Bilbao',
    naceSection: 'M',
  },
  'Atlântico Agente de Garantias, Lda.': {
    address: 'Rua de Sá da Bandeira 210, 4000-427 Porto',
    naceSection: 'M',
  },
  'Tirreno Security Trustees S.r.l.': { address: 'Via XX Settembre 33, 16121 Genova', naceSection: 'M' },
};
