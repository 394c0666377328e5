import { useMutation } from '@tanstack/react-query';
import { Download, FolderLock, LogOut, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useLeave } from '#web/app/session-leave.tsx';
import { Button } from '#web/ui/button.tsx';
import { latePart } from '#web/ui/late-code.ts';
import { LateScreen } from '#web/ui/late-screen.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

/** It stands among what follows a screen, which nobody waits for. */
const ownFile = latePart(() => import('./own-file.tsx').then((code) => code.OwnFile));

/** What the member can do with the account: take the data along, leave, or delete it. */
export function OwnData({ username }: { username: string }) {
  const [isDeleting, setDeleting] = useState(false);
  const { leave, isLeaving, question } = useLeave();
  const take = useExport(username);
  return (
    <Panel title="Meus dados" Icon={FolderLock}>
      <p className="text-ink-soft">Tudo o que guardamos de você cabe num arquivo. Ele é seu.</p>
      <div className="grid gap-3">
        <Button pendingText={take.isPending && 'Preparando arquivo...'} onClick={() => take.mutate()}>
          <Download aria-hidden="true" size={20} />
          Baixar meus dados
        </Button>
        <Button look="quiet" pendingText={isLeaving && 'Saindo...'} onClick={leave}>
          <LogOut aria-hidden="true" size={20} />
          Sair da conta
        </Button>
        <Button look="danger" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden="true" size={20} />
          Apagar minha conta
        </Button>
      </div>
      <LateScreen code={ownFile} waiting={<Skeleton className="h-12" />} isExtra />
      {question}
      {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </Panel>
  );
}

function useExport(username: string) {
  const toast = useToast();
  return useMutation({
    mutationFn: () => call('accountExport'),
    onSuccess: (data) => {
      saveFile(
        `rota-viva-${username}.json`,
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      );
      toast({ title: 'Sucesso', text: 'Seus dados foram baixados.' });
    },
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao baixar seus dados.'), look: 'destructive' }),
  });
}
