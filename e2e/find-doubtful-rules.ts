import { findDoubtfulTargets } from './find-doubtful-targets.ts';

/** What is there that the rules of axe which look at every element may find a fault in; most often nothing is. */
export const doubts = {
  targets: findDoubtfulTargets,
  scrolls: (): boolean => {
    const isLarger = (element: Element): boolean =>
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
    const mayScroll = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return /auto|scroll/.test(`${overflowX} ${overflowY}`);
    };
    return [...document.querySelectorAll('*')].some((element) => isLarger(element) && mayScroll(element));
  },
  hidesFocus: (): boolean => {
    const canHaveFocus =
      ':is(a, area, audio, button, details, embed, iframe, input, object, select, summary, textarea, video, [contenteditable], [tabindex])';
    return (
      document.querySelector(`[aria-hidden=true]${canHaveFocus}, [aria-hidden=true] ${canHaveFocus}`) !== null
    );
  },
};

type Doubts = { [K in keyof typeof doubts]: ReturnType<(typeof doubts)[K]> };

/** Those rules, each with whether it is worth asking. */
export const doubtfulRules = ({ targets, scrolls, hidesFocus }: Doubts) => ({
  'target-size': { enabled: targets.length > 0 },
  'scrollable-region-focusable': { enabled: scrolls },
  'aria-hidden-focus': { enabled: hidesFocus },
});
