import { expect, test } from '../../fixtures/index.ts';
import { BackofficeFrame } from '../../screens/backoffice-frame.ts';

test.use({ who: 'manager' });

test('[A1][P8] a manager sees fewer menu entries than an administrator', async ({ page, openAs }) => {
  const frame = new BackofficeFrame(page);
  await page.goto('/admin/');
  const shared = [
    /^Inicio/,
    /^Proyectos/,
    /^Promotores y agentes/,
    /^Preguntas/,
    /^Clientes/,
    /^Monederos/,
    /^Verificaciones/,
    /^Cuentas bancarias/,
    /^Clasificaciones/,
  ];
  const more = [/^Estadísticas/, /^Evolución del negocio/, /^Marketing/, /^Incidencias/];
  const configuration = [
    /^Tipos de documento/,
    /^Tipos de proyecto/,
    /^Plantillas/,
    /^Respuestas preparadas/,
  ];
  await expect(frame.entries).toHaveText([
    ...shared,
    ...more,
    ...configuration,
    /^Aprobaciones/,
    /^Acciones en bloque/,
  ]);
  await expect(page.getByRole('link', { name: /^Invertido/ })).toBeVisible();
  await page.goto('/admin/audit/');
  await expect(frame.title).toHaveText('Acceso denegado');

  const administrators = await openAs('administrator');
  await administrators.goto('/admin/');
  const all = [
    ...shared,
    /^Banco/,
    ...more,
    /^Reclamaciones/,
    ...configuration,
    /^Aprobaciones/,
    /^Auditoría/,
    /^Acciones en bloque/,
    /^Correos no entregados/,
    /^Registros conservados/,
  ];
  await expect(new BackofficeFrame(administrators).entries).toHaveText(all);
});
