/** @jest-environment jsdom */
import '../../test/dom';
import { setBody } from '../../test/dom';
import { slide, slideDuration } from './slide';

let prefersLess = false;
window.matchMedia = () => ({ matches: prefersLess }) as MediaQueryList;

/** A fake animation, since jsdom has none. */
class FakeAnimation {
  onfinish?: () => void;
  readonly cancel = jest.fn();
}
const started: { frames: unknown; options: unknown; animation: FakeAnimation }[] = [];

/** The panel's height on screen. */
let height = 0;
let panel: HTMLElement;

beforeEach(() => {
  prefersLess = false;
  started.length = 0;
  setBody('<ul></ul>');
  panel = document.querySelector('ul') as HTMLElement;
  panel.getBoundingClientRect = () => new DOMRect(0, 0, 100, height);
  panel.getAnimations = () => started.slice(-1).map(({ animation }) => animation) as never;
  panel.animate = (frames, options) => {
    const animation = new FakeAnimation();
    started.push({ frames, options, animation });
    return animation as unknown as Animation;
  };
});

describe('slideDuration', () => {
  it.each([
    [0, 40],
    [36, 192],
    [500, 357],
    [3000, 660],
  ])('for content %s pixels high is %s ms', (content, duration) => {
    expect(slideDuration(content)).toBe(duration);
  });

  it('is 1 ms for readers who prefer less motion', () => {
    prefersLess = true;
    expect(slideDuration(3000)).toBe(1);
  });
});

describe('slide', () => {
  it('moves from the height before the change to the one after it', () => {
    height = 0;
    slide(panel, () => (height = 36));
    expect(started).toMatchObject([
      { frames: { height: ['0px', '36px'] }, options: { duration: 192, easing: 'ease-in-out' } },
    ]);
  });

  it('keeps a folding panel displayed until the end', () => {
    const onEnd = jest.fn();
    slide(panel, () => undefined, onEnd);
    expect(panel).toHaveAttribute('data-sliding');
    expect(onEnd).not.toHaveBeenCalled();
    started[0]?.animation.onfinish?.();
    expect(panel).not.toHaveAttribute('data-sliding');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('starts from the panel’s current height if interrupted by another change', () => {
    height = 0;
    slide(panel, () => (height = 300));
    height = 120;
    slide(panel, () => (height = 0));
    expect(started[0]?.animation.cancel).toHaveBeenCalled();
    expect(started[1]?.frames).toEqual({ height: ['120px', '0px'] });
  });
});
