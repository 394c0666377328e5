import { PenLine, RefreshCw, Send, Share2, Users } from 'lucide-react';
import { useState } from 'react';
import { ModelNote } from '#web/play/ai-notice.tsx';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { useShare } from '#web/play/use-share.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { AgainDialog } from './again-dialog.tsx';
import { categoryTone } from './category-tone.ts';
import { MendedWords } from './mended-words.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { StoryEditor } from './story-editor.tsx';
import type { WrittenStory } from './written-story.ts';

interface Props {
  story: WrittenStory;
  takesFocus: boolean;
  /** What is under way. */
  pending: 'generate' | 'save' | undefined;
  /** Tells the same words another way; with the spelling as it was typed, if the person wants that. */
  onAgain: (keepsSpelling: boolean) => void;
  onRewrite: (title: string, text: string) => void;
  onSave: () => void;
  onEdit: () => void;
  onNew: () => void;
  onCommunity: () => void;
}

/** The story as it was written, to read, hear, mend and share. */
export function StoryView(props: Props) {
  const { story, takesFocus, pending, onAgain, onRewrite, onSave, onEdit, onNew, onCommunity } = props;
  const share = useShare();
  const [isRewriting, setIsRewriting] = useState(false);
  /** What would be told anew, once the person says that what they wrote by hand may go. */
  const [asked, setAsked] = useState<{ keepsSpelling: boolean }>();
  const { title, text, template, engine, mended, isShared, isByHand } = story;
  const again = (keepsSpelling: boolean) => (isByHand ? setAsked({ keepsSpelling }) : onAgain(keepsSpelling));
  if (isRewriting)
    return (
      <StoryEditor
        runId={story.runId}
        title={title}
        text={text}
        onCancel={() => setIsRewriting(false)}
        onDone={(newTitle, newText) => {
          setIsRewriting(false);
          onRewrite(newTitle, newText);
        }}
      />
    );
  const sendOn = () =>
    share({
      text: `${title}\n\n${text}`,
      hashtags: ['MinhaHistoria'],
      copied: { title: 'Texto copiado!', text: 'Compartilhe sua história nas redes sociais.' },
    });
  return (
    <div className="grid gap-5">
      {asked && (
        <AgainDialog
          onCancel={() => setAsked(undefined)}
          onAgain={() => {
            setAsked(undefined);
            onAgain(asked.keepsSpelling);
          }}
        />
      )}
      <Card className="grid gap-4 p-5 sm:p-8">
        <article className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Tag tone={categoryTone(template.category)}>{template.category}</Tag>
            <ListenButton text={`${title}. ${text}`} />
          </div>
          <PhaseHeading takesFocus={takesFocus} className="sm:text-3xl">
            {title}
          </PhaseHeading>
          <Paragraphs text={text} />
          <ModelNote engine={engine} />
        </article>
      </Card>
      {!isShared && mended.length > 0 && (
        <MendedWords mended={mended} isPending={pending === 'generate'} onRefuse={() => again(true)} />
      )}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {isShared ? (
          <Button onClick={onCommunity}>
            <Users aria-hidden="true" size={20} />
            Ver na comunidade
          </Button>
        ) : (
          <Button onClick={onSave} pendingText={pending === 'save' && 'Salvando...'}>
            <Share2 aria-hidden="true" size={20} />
            Compartilhar com a Comunidade
          </Button>
        )}
        {!isShared && (
          <>
            <Button
              look="quiet"
              onClick={() => again(mended.length === 0)}
              pendingText={pending === 'generate' && 'Contando de outro jeito...'}
            >
              <RefreshCw aria-hidden="true" size={20} />
              Outra versão
            </Button>
            <Button look="quiet" onClick={() => setIsRewriting(true)}>
              <PenLine aria-hidden="true" size={20} />
              Mudar o texto
            </Button>
          </>
        )}
        <Button look="quiet" onClick={onEdit}>
          ← Editar
        </Button>
        <Button look="quiet" onClick={sendOn}>
          <Send aria-hidden="true" size={20} />
          Enviar para alguém
        </Button>
        <Button look="quiet" onClick={onNew}>
          Criar Nova História
        </Button>
      </div>
    </div>
  );
}
