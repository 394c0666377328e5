/** What a finger could miss on the screen as it is now, and pictures that do something without saying what. */
export const findSmallTargets = (): string[] => {
  const leastPx = 48;
  const controls =
    'a[href], button, input, select, textarea, summary, [role=tab], [role=switch], [role=option]';
  const isForEyes = (element: Element | null): boolean =>
    element === null ||
    (getComputedStyle(element).clipPath === 'none' &&
      getComputedStyle(element).opacity !== '0' &&
      isForEyes(element.parentElement));
  /** A link or a topic in the middle of a sentence is as high as its line. */
  const isInSentence = (element: Element): boolean =>
    getComputedStyle(element).display.startsWith('inline') &&
    !/flex|grid/.test(getComputedStyle(element).display) &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  /** A box to tick is pressed by its label too. */
  const pressed = (element: Element): DOMRect =>
    (element.matches('[type=checkbox], [type=radio]')
      ? (element.closest('label') ?? element)
      : element
    ).getBoundingClientRect();
  const shownWords = (element: Element): string =>
    [...element.querySelectorAll('*'), element]
      .filter(
        (holder) => holder.checkVisibility() && isForEyes(holder) && !holder.closest('[aria-hidden=true]'),
      )
      .flatMap((holder) => [...holder.childNodes])
      .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
      .join('')
      .trim();
  const faults = new Set<string>();
  for (const element of document.querySelectorAll(controls)) {
    const isHidden = !element.checkVisibility({ visibilityProperty: true }) || !isForEyes(element);
    if (isHidden || element.closest('[inert]') || element.matches('[href="#conteudo"]')) continue;
    const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    const { width, height } = pressed(element);
    const isSmall = width < leastPx - 0.5 || height < leastPx - 0.5;
    if (isSmall && !isInSentence(element))
      faults.add(`${name} is ${Math.round(width)} by ${Math.round(height)}`);
    if (element.matches('a, button') && shownWords(element) === '') faults.add(`${name} shows no word`);
  }
  return [...faults];
};
