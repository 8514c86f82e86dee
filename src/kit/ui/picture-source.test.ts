// Small places take small pictures, and every drawn picture has one.
import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFile } from '#kit/project/project-file.ts';
import { pictureFor, pictureSource } from './picture-source.ts';

it('a small place gets a small picture, where there is one', () => {
  expect(pictureFor('/pictures/soic-8.webp', 28)).toBe('/pictures/tiny/soic-8.webp');
  expect(pictureFor('/pictures/soic-8.webp', 29)).toBe('/pictures/small/soic-8.webp');
  expect(pictureFor('/pictures/soic-8.webp', 64)).toBe('/pictures/small/soic-8.webp');
  expect(pictureFor('/pictures/soic-8.webp', 65)).toBe('/pictures/medium/soic-8.webp');
  expect(pictureFor('/pictures/soic-8.webp', 161)).toBe('/pictures/soic-8.webp');
  expect(pictureFor('/file/abc.webp', 24)).toBe('/file/abc.webp');
  expect(pictureSource('soic-8')).toBe('/pictures/soic-8.webp');
});

it.each(['tiny', 'small', 'medium'])('every drawn picture has its %s one', (size) => {
  const pictures = readdirSync(projectFile('demo/pictures')).filter((name) => name.endsWith('.webp'));
  expect(pictures.length).toBeGreaterThan(100);
  expect(pictures.filter((name) => !existsSync(projectFile(`demo/pictures/${size}/${name}`)))).toEqual([]);
});
