import { useMutation } from '@tanstack/react-query';
import { useLocation, useParams } from 'wouter';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useSession } from '#web/app/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { FirstOver, useHasCoordination } from './first-over.tsx';
import { StepSheet } from './step-sheet.tsx';

/** Becoming the coordination, for whoever is signed in. */
export function FirstStep() {
  const { code } = useParams<{ code: string }>();
  const { user } = useSession();
  const become = useBecomeFirst();
  if (useHasCoordination())
    return (
      <StepSheet>
        <FirstOver />
      </StepSheet>
    );
  return (
    <StepSheet>
      <div className="grid gap-2">
        <ScreenHeading title="Começar">Virar a coordenação</ScreenHeading>
        <p className="text-ink-soft">
          {user?.username}, a coordenação cria comunidades, convida pessoas, escolhe quem cuida e ajuda quem
          esqueceu a senha. Você pode dividir esse papel depois.
        </p>
      </div>
      <Button pendingText={become.isPending && 'Começando...'} onClick={() => become.mutate(code)}>
        Quero coordenar
      </Button>
    </StepSheet>
  );
}

function useBecomeFirst() {
  const { checkAgain } = useSession();
  const [, go] = useLocation();
  const toast = useToast();
  return useMutation({
    mutationFn: (code: string) => call('becomeFirst', { body: { code } }),
    onSuccess: () => {
      go('/cuidar', { replace: true });
      checkAgain();
      toast({ title: 'Tudo pronto!', text: 'Você é a coordenação. Comece por um convite.' });
    },
    onError: (failure) =>
      toast({
        title: 'Erro',
        text: sentenceOf(failure, 'Não foi possível começar. Tente de novo.'),
        look: 'destructive',
      }),
  });
}
