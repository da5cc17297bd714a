import type { PromotionTypeName } from '@semilla/contract';

interface DemoPromotion {
  type: PromotionTypeName;
  title: string;
  titleEn: string;
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
    titleEn: 'No fee on your first investment',
    fromDay: -78,
    toDay: -41,
    banner: 'no-fee',
  },
  {
    type: 'Retail',
    title: 'Sol para todos: los proyectos solares, desde 50 euros',
    titleEn: 'Sun for everyone: solar projects from 50 euros',
    fromDay: -12,
    toDay: 19,
    banner: 'solar',
  },
  {
    type: 'Retail',
    title: 'Trae a un amigo y os regalamos 20 euros a cada uno',
    titleEn: 'Bring a friend and we give each of you 20 euros',
    fromDay: 27,
    toDay: 58,
    banner: 'bring-a-friend',
  },
  {
    type: 'Manager',
    title: 'Formación: cómo explicar la ficha de datos fundamentales',
    titleEn: 'Training: how to explain the key investment information sheet',
    fromDay: -64,
    toDay: -50,
    banner: 'training',
  },
  {
    type: 'Manager',
    title: 'Reto del trimestre: que cada cliente tenga su identidad verificada',
    titleEn: 'This quarter’s challenge: every customer’s identity verified',
    fromDay: -8,
    toDay: 40,
    banner: 'verified-identities',
  },
  {
    type: 'Manager',
    title: 'Encuentro de gestores en Valencia',
    titleEn: 'Managers’ meeting in Valencia',
    fromDay: 46,
    toDay: 61,
    banner: 'meeting',
  },
];
