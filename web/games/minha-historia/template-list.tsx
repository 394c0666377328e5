import { PenLine } from 'lucide-react';
import { type StoryTemplate, storyTemplates } from '#core/content/minha-historia.ts';
import { counted } from '#core/progress/wording.ts';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { categoryTone } from './category-tone.ts';

interface Props {
  takesFocus: boolean;
  hasDraft: (template: StoryTemplate) => boolean;
  onChoose: (template: StoryTemplate) => void;
}

/** The kinds of story one can tell. */
export const TemplateList = ({ takesFocus, hasDraft, onChoose }: Props) => (
  <>
    <div className="grid gap-1">
      <PhaseHeading takesFocus={takesFocus}>Que história você quer contar?</PhaseHeading>
      <p className="max-w-prose text-ink-soft">
        Responda a seis perguntas curtas e a história nasce com as suas palavras.
      </p>
    </div>
    <ul aria-label="Modelos de história" className="grid gap-4 md:grid-cols-2">
      {storyTemplates.map((template) => (
        <li key={template.id} className="grid">
          <Card className="grid grid-rows-[auto_auto_1fr_auto] gap-2.5 p-5">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <Tag tone={categoryTone(template.category)}>{template.category}</Tag>
              <span className="text-sm font-semibold text-ink-soft">
                {counted(template.fields.length, 'campo', 'campos')}
              </span>
            </p>
            <h3 className="font-display text-2xl leading-tight font-bold">{template.title}</h3>
            <p>{template.description}</p>
            <ChooseButton
              title={template.title}
              hasDraft={hasDraft(template)}
              onChoose={() => onChoose(template)}
            />
          </Card>
        </li>
      ))}
    </ul>
  </>
);

interface ChooseProps {
  title: string;
  hasDraft: boolean;
  onChoose: () => void;
}

const ChooseButton = ({ title, hasDraft, onChoose }: ChooseProps) => {
  const words = hasDraft ? 'Continuar rascunho' : 'Usar este modelo';
  return (
    <Button onClick={onChoose} aria-label={`${words}: ${title}`}>
      <PenLine aria-hidden="true" size={20} />
      {words}
    </Button>
  );
};
