import type { APIRequestContext } from '@playwright/test';
import { samplePassword, signIn } from './account.ts';
import { actAs } from './company.ts';
import { moderatorName } from './server.ts';

/** Pages of the sample community that anybody reads who has their code: a certificate, an invite, a way back in. */
export async function pagesWithCode(request: APIRequestContext): Promise<string[]> {
  const [carer, maria] = [
    await signIn(request, moderatorName, samplePassword),
    await signIn(request, 'maria', samplePassword),
  ];
  const asMaria = { headers: { Authorization: `Bearer ${maria.token}` } };
  const [deed] = await (await request.get('/api/certificates', asMaria)).json();
  const certificate = await actAs(request, maria, '/api/certificates', { kind: deed.kind, ref: deed.ref });
  const invite = await actAs(request, carer, '/api/communities/1/invites');
  const recovery = await actAs(request, carer, `/api/users/${maria.user.id}/recovery`);
  return [`/certificado/${certificate.code}`, `/convite/${invite.code}`, `/entrar/${recovery.code}`];
}
