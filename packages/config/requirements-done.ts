/** Ids (`M1`) and whole areas (`M`) of requirements.md that must keep a test whose title starts with the id. */
// biome-ignore format: a line for each area
export const requirementsDone: string[] = [
  'M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7',
  'P1', 'P2', 'P3', 'P4', 'P6', 'P7', 'P8', 'P9',
  'G1', 'G2', 'G3',
  'R1', 'R2', 'R3', 'R7', 'R8', 'R9', 'R10', 'R11', 'R12', 'R13', 'R14', 'R18', 'R19', 'R22',
  'E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'E9', 'E10', 'E11', 'E12', 'E13', 'E14', 'E15', 'E16', 'E17', 'E18', 'E19', 'E20', 'E21', 'E22', 'E23', 'E24', 'E25',
  'S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9', 'S10', 'S11',
  'V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8', 'V9', 'V10', 'V11', 'V12', 'V13', 'V14', 'V15', 'V16', 'V17', 'V18', 'V19', 'V20', 'V21',
  'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10', 'C11', 'C12', 'C13',
  'N1', 'N2', 'N3', 'N4', 'N5',
  'B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9', 'B10', 'B11', 'B12', 'B13', 'B14', 'B15',
  'L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9', 'L10', 'L11', 'L13', 'L14', 'L15', 'L16', 'L23', 'L24', 'L25', 'L27', 'L28', 'L34', 'L35',
];
