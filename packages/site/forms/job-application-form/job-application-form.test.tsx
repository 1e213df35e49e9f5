import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UploadProgress } from './job-application-form.tsx';

const strings = { uploading: 'Uploading: {percent} %', cancel: 'Cancel' };
const draw = (part: number): string =>
  renderToStaticMarkup(<UploadProgress part={part} strings={strings} onCancel={() => {}} />);

test('an upload shows whole percents, in words and as a bar', () => {
  expect(draw(0.426)).toContain('43 %');
  expect(draw(0.426)).toContain('value="43"');
  expect(draw(0)).toContain(' 0 %');
});

test('an upload can be ended until all of it has left', () => {
  expect(draw(0.999)).toContain('Cancel');
  expect(draw(1)).not.toContain('Cancel');
});
