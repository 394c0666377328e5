import { splitTopics } from './split-topics.ts';

interface Props {
  text: string;
  onTopic: (key: string) => void;
}

/** A post's text; each topic in it shows what else was written about it. */
export const PostText = ({ text, onTopic }: Props) => (
  <p className="max-w-prose whitespace-pre-line">
    {splitTopics(text).map(({ start, text: piece, topic }) =>
      topic ? (
        <button
          key={start}
          type="button"
          onClick={() => onTopic(topic)}
          className="-my-1 rounded-md py-1 font-semibold text-leaf underline underline-offset-4"
        >
          {piece}
        </button>
      ) : (
        piece
      ),
    )}
  </p>
);
