import { newOpenProject } from '../../fixtures/financed-project.ts';
import { expect, test } from '../../fixtures/index.ts';

test('[R3] the hill in place of a picture reaches both edges', async ({ page, apiAs }) => {
  const project = await newOpenProject(await apiAs('administrator'));
  await page.goto(`/projects/${project.url}`);
  const picture = page.getByRole('main').locator('#project-cover svg');
  const edgesOf = (shape: Element) => {
    const { left, right } = shape.getBoundingClientRect();
    return { left, right };
  };
  const place = await picture.evaluate(edgesOf);
  const hill = await picture.locator('.hill').evaluate(edgesOf);
  expect(hill.left).toBeLessThanOrEqual(place.left);
  expect(hill.right).toBeGreaterThanOrEqual(place.right);
});
