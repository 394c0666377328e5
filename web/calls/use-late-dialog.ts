import { type ComponentType, useState } from 'react';
import { noConnection } from '#web/api/api-error.ts';
import { inTime } from '#web/ui/late-code.ts';
import { useToast } from '#web/ui/toast.tsx';

/** A dialog whose code comes when somebody asks for it; without a signal it says so. */
export function useLateDialog<Props>(bring: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const toast = useToast();
  async function open() {
    try {
      const arrived = await inTime(bring());
      setDialog(() => arrived);
    } catch {
      toast({ title: 'Erro', text: noConnection, look: 'destructive' });
    }
  }
  return { Dialog, open, close: () => setDialog(undefined) };
}
