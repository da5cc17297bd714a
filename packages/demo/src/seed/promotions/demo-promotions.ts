import type { PromotionTypeName } from '@semilla/contract';

interface DemoPromotion {
  type: PromotionTypeName;
  title: string;
  /** In days from today. */
  fromDay: number;
  toDay: number;
  /** The folder of its two images. */
  banner: string;
}

export const demoPromotions: DemoPromotion[] = [
  {
    type: 'Retail',
    title: 'Sin comisión en tu primera inversión',
    fromDay: -78,
    toDay: -41,
    banner: 'no-fee',
  },
  {
    type: 'Retail',
    title: 'Sol para todos: los proyectos solares, desde 50 euros',
    fromDay: -12,
    toDay: 19,
    banner: 'solar',
  },
  {
    type: 'Retail',
    title: 'Trae a un amigo y os regalamos 20 euros a cada uno',
    fromDay: 27,
    toDay: 58,
    banner: 'bring-a-friend',
  },
  {
    type: 'Manager',
    title: 'Formación: cómo explicar la ficha de datos fundamentales',
    fromDay: -64,
    toDay: -50,
    banner: 'training',
  },
  {
    type: 'Manager',
    title: 'Reto del trimestre: que cada cliente tenga su identidad verificada',
    fromDay: -8,
    toDay: 40,
    banner: 'verified-identities',
  },
  {
    type: 'Manager',
    title: 'Encuentro de gestores en Valencia',
    fromDay: 46,
    toDay: 61,
    banner: 'meeting',
  },
];
