import type { PromotionTypeName } from '@semilla/contract';
import type { BannerSpec } from './banners.ts';

interface DemoPromotion {
  type: PromotionTypeName;
  title: string;
  /** Counted from today. */
  fromDay: number;
  toDay: number;
  banner: BannerSpec;
}

export const demoPromotions: DemoPromotion[] = [
  {
    type: 'Retail',
    title: 'Sin comisión en tu primera inversión',
    fromDay: -78,
    toDay: -41,
    banner: {
      draw: { scene: 'street', time: 'golden', city: 'valencia' },
      height: 0.45,
      words: ['SIN COMISIÓN', 'EN TU PRIMERA INVERSIÓN'],
    },
  },
  {
    type: 'Retail',
    title: 'Sol para todos: los proyectos solares, desde 50 euros',
    fromDay: -12,
    toDay: 19,
    banner: {
      draw: { scene: 'solarField', time: 'morning', land: 'plain' },
      height: 0.6,
      words: ['SOL PARA TODOS', 'INVIERTE DESDE 50 €'],
    },
  },
  {
    type: 'Retail',
    title: 'Trae a un amigo y os regalamos 20 euros a cada uno',
    fromDay: 27,
    toDay: 58,
    banner: {
      draw: { scene: 'path', time: 'golden', land: 'fields' },
      height: 0.5,
      words: ['TRAE A UN AMIGO', '20 € PARA CADA UNO'],
    },
  },
  {
    type: 'Manager',
    title: 'Formación: cómo explicar la ficha de datos fundamentales',
    fromDay: -64,
    toDay: -50,
    banner: {
      draw: { scene: 'lodge', time: 'morning', house: 'wood', behind: 'mountains' },
      height: 0.5,
      words: ['FORMACIÓN', 'LA FICHA DE DATOS'],
    },
  },
  {
    type: 'Manager',
    title: 'Reto del trimestre: que cada cliente tenga su identidad verificada',
    fromDay: -8,
    toDay: 40,
    banner: {
      draw: { scene: 'rooftops', time: 'golden', city: 'barcelona' },
      height: 0.5,
      words: ['RETO DEL TRIMESTRE', 'CADA IDENTIDAD VERIFICADA'],
    },
  },
  {
    type: 'Manager',
    title: 'Encuentro de gestores en Valencia',
    fromDay: 46,
    toDay: 61,
    banner: {
      draw: { scene: 'harbour', time: 'morning', boats: 'fishing', shore: 'town' },
      height: 0.55,
      words: ['ENCUENTRO EN VALENCIA', 'GESTORES'],
    },
  },
];
