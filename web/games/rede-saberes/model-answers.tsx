import { Explanations } from '#web/play/explanations.tsx';
import type { Quiz } from './choose-challenge.tsx';
import type { Desk } from './desk-cache.ts';
import { answerTo } from './use-answer-keepers.ts';

interface Props {
  quiz: Quiz;
  /** What the team wrote, to compare with. */
  answers?: Desk['answers'];
}

/** An answer to learn from for every part, beside what the team wrote. */
export const ModelAnswers = ({ quiz, answers = [] }: Props) => (
  <Explanations
    heading="Respostas para aprender"
    items={quiz.parts.map(({ id, question, answer }) => {
      const own = answerTo(answers, id);
      return {
        id: String(id),
        title: question,
        text: (
          <>
            {own && (
              <p className="break-words whitespace-pre-line text-ink-soft">
                <strong>Vocês escreveram:</strong> {own}
              </p>
            )}
            <p>
              <strong className="text-leaf">Resposta-modelo:</strong> {answer}
            </p>
          </>
        ),
        spoken: `${question} ${answer}`,
      };
    })}
  />
);
