import { finishHtml } from './finish-html';

it('gives a frame a size where it has none', () => {
  const sized = '<iframe src="/a" height="9"></iframe><iframe class="b"></iframe>';
  expect(finishHtml(sized)).toBe(sized);
  expect(finishHtml('<iframe src="/a"></iframe>')).toBe(
    '<iframe class="unsized-frame" src="/a"></iframe>',
  );
});
