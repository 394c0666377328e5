import { CareFrame } from '#web/screens/care/care-frame.tsx';
import { CaredReplies } from './cared-replies.tsx';
import { RemovedPosts } from './removed-posts.tsx';
import { ReportedPosts } from './reported-posts.tsx';
import { ReviewRequests } from './review-requests.tsx';

/** What waits for a decision of those who take care, and what they have decided. */
export const Moderation = () => (
  <CareFrame title="Moderação" intro="Denúncias, pedidos de revisão e o que já saiu do mural.">
    {({ id }) => (
      <div key={id} className="grid gap-6 md:grid-cols-2 md:items-start">
        <div className="grid gap-6">
          <ReportedPosts communityId={id} />
          <CaredReplies communityId={id} />
        </div>
        <div className="grid gap-6">
          <ReviewRequests communityId={id} />
          <RemovedPosts communityId={id} />
        </div>
      </div>
    )}
  </CareFrame>
);
