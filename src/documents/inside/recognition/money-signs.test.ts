import { describe, expect, it } from 'vitest';
import type { Model } from '../../shared/recognition/models.ts';
import { withMoneySigns } from './money-signs.ts';

const said = (text: string, language: Model) =>
  withMoneySigns(
    text.split(' ').map((one, at) => ({ text: one, x: at * 100, y: 0, width: 90, height: 30, confidence: 0.9 })),
    language,
  )
    .map((word) => word.text)
    .join(' ');

describe('signs of currencies that a model does not know', () => {
  it.each<[Model, string, string]>([
    ['chi_sim', '实付款 半403.5', '实付款 ¥403.5'],
    ['chi_tra', 'Y96.00', '¥96.00'],
    ['ell', '28,00 Ε', '28,00 €'],
    ['ell', 'Σύνολο 44,006.', 'Σύνολο 44,00€'],
    ['ukr', 'Повний: 612,40 2', 'Повний: 612,40 ₴'],
    ['kaz', 'Стоимость: 450 Р', 'Стоимость: 450 ₽'],
  ])('%s: %s is %s', (language, read, wanted) => {
    expect(said(read, language)).toBe(wanted);
  });

  it.each<[Model, string]>([
    ['chi_sim', '半天'],
    ['ell', 'Ε 12'],
    ['ukr', 'Місце 24 2'],
    ['kaz', 'ряд 4 Р 12'],
    ['eng', 'Y96.00'],
  ])('%s: %s stays', (language, read) => {
    expect(said(read, language)).toBe(read);
  });
});
