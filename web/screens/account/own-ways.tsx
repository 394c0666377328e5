import { Sprout } from 'lucide-react';
import { tradeOf, trades } from '#core/content/trades.ts';
import type { Answer } from '#core/contract/index.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { usePreferences } from '#web/calls/use-preferences.ts';
import { Choice } from '#web/ui/choice.tsx';
import { useDeviceChoice } from '#web/ui/device-choice.ts';
import { Panel } from '#web/ui/panel.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useToast } from '#web/ui/toast.tsx';

const choices = [['', 'Prefiro não dizer'] as const, ...trades.map(({ id, name }) => [id, name] as const)];

/** What the member answered on arriving, to be changed at any time. */
export function OwnWays({ account }: { account: Answer<'account'> }) {
  const toast = useToast();
  const preferences = usePreferences(account.id);
  const [isAloud] = useDeviceChoice('ler-em-voz-alta');
  const [isCalm] = useDeviceChoice('ler-com-calma');
  const say = (said: Parameters<typeof preferences.mutate>[0]) =>
    preferences.mutate(said, {
      onError: (failure) =>
        toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao salvar a escolha.'), look: 'destructive' }),
    });
  const pending = preferences.isPending ? preferences.variables.trade : undefined;
  const trade = pending === undefined ? account.preferences.trade : pending;
  return (
    <Panel title="Do seu jeito" Icon={Sprout}>
      <Choice
        label="O que você produz ou faz"
        value={trade ?? ''}
        choices={choices}
        onChange={(chosen) => say({ trade: tradeOf(chosen)?.id ?? null })}
      />
      <Switch
        label="Ouvir os textos"
        note="Neste aparelho, as telas são lidas em voz alta."
        isOn={isAloud}
        onChange={(readsAloud) => say({ readsAloud })}
      />
      <Switch
        label="Ler com calma"
        note="Nos jogos, os textos esperam você tocar em Continuar."
        isOn={isCalm}
        onChange={(readsCalmly) => say({ readsCalmly })}
      />
    </Panel>
  );
}
