import { useSession } from '#web/app/session.ts';
import { BringFile } from '#web/calls/bring-file.tsx';

/** What waited on another phone of the member, read in from a file. */
export const OwnFile = () => <BringFile userId={useSession().user?.id ?? 1} />;
