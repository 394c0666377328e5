/**
 * What may be too small to be touched on the screen as it is now, or too near to something else: whatever is less than 24 pixels high or
 * wide with another within 24 pixels, or lies on another. What the page scrolls beneath a fixed bar can be scrolled out from under it, so
 * that only what stays together is compared, as axe does. Who is not named here is clear by the rule of WCAG that axe judges, which asks
 * for less.
 */
export const findDoubtfulTargets = (): string[] => {
  const leastPx = 24;
  // More than what the rule calls a target: something one can work with that can have the focus. A place that is sent the focus is none.
  const controls =
    'a, area, audio, button, details:not(:has(> summary)), embed, iframe, input, object, select, summary, textarea, video, [contenteditable], [tabindex][role]';
  const places = '[role=dialog], [role=alertdialog], [role=group], [role=region], [role=tabpanel]';
  const isFixed = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
  const targets = [...document.querySelectorAll(controls)]
    .filter((element) => !element.matches(places) && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      // A link that goes on in the next line is one box around all its lines, and one of its pieces may be small.
      const pieces = [...element.getClientRects()];
      const isSmall = pieces.some(({ width, height }) => Math.min(width, height) < leastPx);
      const place = element.getBoundingClientRect();
      return { element, place, margin: isSmall ? leastPx : 0, stays: isFixed(element) };
    });
  const isDoubtful = ({ element, place, margin, stays }: (typeof targets)[number]): boolean =>
    targets.some(
      ({ element: other, place: { left, right, top, bottom }, stays: otherStays }) =>
        other !== element &&
        otherStays === stays &&
        left < place.right + margin &&
        right > place.left - margin &&
        top < place.bottom + margin &&
        bottom > place.top - margin,
    );
  return targets.filter(isDoubtful).map(({ element }) => element.outerHTML.slice(0, 120));
};
