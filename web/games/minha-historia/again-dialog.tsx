import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogAnswers } from '#web/ui/dialog.tsx';

/** Asks before a story that was changed by hand is told another way. */
export const AgainDialog = ({ onCancel, onAgain }: { onCancel: () => void; onAgain: () => void }) => (
  <Dialog title="Contar de outro jeito?" onClose={onCancel}>
    <p>O que você mudou à mão no texto vai sumir.</p>
    <DialogAnswers onCancel={onCancel}>
      <Button onClick={onAgain}>Contar de novo</Button>
    </DialogAnswers>
  </Dialog>
);
