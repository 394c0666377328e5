import { BookOpen, LayoutGrid, type LucideIcon, PenLine, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { gameOf } from '#core/content/games.ts';
import type { StoryTemplate } from '#core/content/minha-historia.ts';
import { useSession } from '#web/app/session.ts';
import { RunGains } from '#web/play/gains.tsx';
import { GameFrame } from '#web/play/game-frame.tsx';
import { ShareResult } from '#web/play/share-result.tsx';
import { Tabs } from '#web/play/tabs.tsx';
import { useBegun } from '#web/play/use-begun.ts';
import { Button } from '#web/ui/button.tsx';
import { Celebration } from '#web/ui/celebration.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Community } from './community.tsx';
import { draftsOf, type Values } from './drafts.ts';
import { StoryForm } from './story-form.tsx';
import { StoryView } from './story-view.tsx';
import { TemplateList } from './template-list.tsx';
import { type Tab, usePlace } from './use-place.ts';
import { useStory } from './use-story.ts';

const game = gameOf('minha-historia');
const { id, name, description } = game;

const tabs = [
  { id: 'prompts', text: 'Modelos', Icon: LayoutGrid },
  { id: 'form', text: 'Formulário', Icon: PenLine },
  { id: 'story', text: 'História', Icon: BookOpen },
  { id: 'community', text: 'Comunidade', Icon: Users },
] as const satisfies readonly { id: Tab; text: string; Icon: LucideIcon }[];

/** Six answers become a story, and the story reaches the community. */
export function MinhaHistoria() {
  const { tab, template, isMoved, go, walk } = usePlace();
  const form = useForm(template);
  const writing = useStory();
  useBegun(id, tab === 'form' && template !== undefined);
  const { values } = form;
  const { story } = writing;

  const panels: Record<Tab, ReactNode> = {
    prompts: (
      <TemplateList takesFocus={isMoved} hasDraft={form.hasDraft} onChoose={(chosen) => go('form', chosen)} />
    ),
    form: template ? (
      <StoryForm
        key={template.id}
        template={template}
        values={values}
        takesFocus={isMoved}
        isPending={writing.pending === 'generate'}
        onChange={form.change}
        onGenerate={() => writing.generate({ template, values }, () => go('story', template))}
        onBack={() => go('prompts', template)}
      />
    ) : (
      <NotYet
        title="Escolha um modelo"
        text="Cada modelo tem as suas perguntas."
        onTemplates={() => go('prompts')}
      />
    ),
    story: story ? (
      <StoryView
        key={story.text}
        story={story}
        takesFocus={isMoved}
        pending={writing.pending}
        onAgain={(keepsSpelling) =>
          writing.generate({ ...story, keepsSpelling }, () => go('story', story.template))
        }
        onRewrite={writing.rewrite}
        onSave={() =>
          writing.share(() => {
            form.forget(story.template);
            go('community');
          })
        }
        onEdit={() => {
          form.edit(story);
          go('form', story.template);
        }}
        onNew={() => {
          form.forget(story.template);
          writing.forget();
          go('prompts');
        }}
        onCommunity={() => go('community')}
      />
    ) : (
      <NotYet
        title="Sua história aparece aqui"
        text="Escolha um modelo e responda as perguntas."
        onTemplates={() => go('prompts')}
      />
    ),
    community: (
      <Community takesFocus={isMoved} onTemplates={() => go('prompts')}>
        {writing.pending !== 'save' && writing.run.status !== 'idle' && (
          <div className="relative grid justify-items-center gap-3">
            <Celebration />
            <RunGains
              run={writing.run}
              game={game}
              once="uma vez por modelo"
              result="Você contou uma história."
              newBadges={writing.newBadges}
            />
            <ShareResult game={game} score={100} unit="pontos da partida" badge={writing.newBadges[0]} />
          </div>
        )}
      </Community>
    ),
  };
  return (
    <GameFrame title={name} intro={description}>
      <Tabs label="Passos da história" tabs={tabs} current={tab} onChange={walk}>
        {panels[tab]}
      </Tabs>
    </GameFrame>
  );
}

interface NotYetProps {
  title: string;
  text: string;
  onTemplates: () => void;
}

const NotYet = ({ title, text, onTemplates }: NotYetProps) => (
  <EmptyState title={title} text={text}>
    <Button onClick={onTemplates}>Ver os modelos</Button>
  </EmptyState>
);

/** What has been written into the template, kept on the device while one types. */
function useForm(template: StoryTemplate | undefined) {
  const drafts = draftsOf(useSession().user?.id ?? 1);
  const [typed, setTyped] = useState<{ template: StoryTemplate; values: Values }>();
  const values = typed && typed.template === template ? typed.values : template ? drafts.read(template) : {};
  return {
    values,
    hasDraft: (one: StoryTemplate) => Object.values(drafts.read(one)).some((value) => value.trim() !== ''),
    change(field: string, value: string) {
      if (!template) return;
      const changed = { ...values, [field]: value };
      setTyped({ template, values: changed });
      drafts.keep(template, changed);
    },
    /** Back to the answers a story was written from. */
    edit: (from: { template: StoryTemplate; values: Values }) => setTyped(from),
    forget(done: StoryTemplate) {
      drafts.drop(done);
      setTyped(undefined);
    },
  };
}
