import { CareFrame } from '#web/screens/care/care-frame.tsx';
import { Cards } from './cards.tsx';
import { InviteList } from './invite-list.tsx';

/** Bringing people in: one code for a whole room, or a card for each person. */
export const Invites = () => (
  <CareFrame
    title="Convites"
    intro="Um código que se diz em voz alta, se projeta ou se imprime; ou um cartão com o nome de cada pessoa."
  >
    {(community) => (
      <div key={community.id} className="grid gap-6 md:grid-cols-2 md:items-start">
        <InviteList community={community} />
        <Cards community={community} />
      </div>
    )}
  </CareFrame>
);
