import { wordsIn } from '../../web/messages/server-words.ts';
import { expect, files, open, test } from './page-test.ts';

test.describe('tickets of several journeys, on a page in Arabic', () => {
  test('are named in parts that are each written as they are: a day is not mixed up with a place', async ({ page }) => {
    const { convert } = wordsIn('ar');
    await open(page, '/ar/upload');
    await page.getByLabel(convert.empty.input).setInputFiles(files.buses);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: convert.chosen.process }).click();
    const heading = page.getByRole('heading', { level: 2 }).filter({ hasText: /·/ }).first();
    await expect(heading).toBeVisible();
    const places = await heading.evaluate((element) => {
      const letters: Range[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (let at = 0; at < text.textContent!.length; at++) {
          const letter = document.createRange();
          letter.setStart(text, at);
          letter.setEnd(text, at + 1);
          letters.push(letter);
        }
      let begin = 0;
      return element.textContent!.split(' · ').map((part) => {
        const boxes = letters.slice(begin, begin + part.length).map((letter) => letter.getBoundingClientRect());
        begin += part.length + 3;
        return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))] as const;
      });
    });
    expect(places.length).toBeGreaterThan(1);
    const [first, ...others] = places.sort(([a], [b]) => a - b);
    let end = first![1];
    for (const [left, right] of others) {
      expect(left, 'each part after the end of the one before it').toBeGreaterThanOrEqual(end);
      end = right;
    }
  });
});
