/** A text with its line breaks as paragraphs. */
export const Paragraphs = ({ text }: { text: string }) => (
  <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-3 leading-relaxed wrap-anywhere">
    {[...paragraphsOf(text).entries()].map(([place, paragraph]) => (
      <p key={place}>{paragraph}</p>
    ))}
  </div>
);

const paragraphsOf = (text: string): string[] => text.split(/\s*\n\s*/).filter((line) => line.trim() !== '');
